import { LinkButton } from '@fsvp/ui';

/** 'View All'; its accessible name says what it shows. */
export function ViewAll({ href, what }: { href: string; what: string }) {
  return (
    // Aligns with the text below and does not increase the height of the header.
    <span className="-my-1 -mr-3">
      <LinkButton href={href} variant="ghost" size="sm">
        View All<span className="sr-only"> {what}</span>
      </LinkButton>
    </span>
  );
}
