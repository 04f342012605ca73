import { LinkButton } from '@fsvp/ui';

/** 'View All'; its accessible name contains the subject. */
export function ViewAll({ href, subject }: { href: string; subject: string }) {
  return (
    // Aligns with the text below and does not increase the height of the header.
    <span className="-my-1 -mr-3">
      <LinkButton href={href} variant="ghost" size="sm">
        View All<span className="sr-only"> {subject}</span>
      </LinkButton>
    </span>
  );
}
