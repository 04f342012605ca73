import { LinkButton } from '@fsvp/ui';

/** 'View All', named for assistive technology by what it shows. */
export function ViewAll({ href, what }: { href: string; what: string }) {
  return (
    // Its text ends where the text below it ends, and its head is no higher than those without it.
    <span className="-my-1 -mr-3">
      <LinkButton href={href} variant="ghost" size="sm">
        View All<span className="sr-only"> {what}</span>
      </LinkButton>
    </span>
  );
}
