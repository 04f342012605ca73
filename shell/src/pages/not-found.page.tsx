import { LinkButton } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';

/** Used inside and outside the signed-in layout. */
export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 rounded-card border border-divider bg-surface px-6 py-12 text-center">
      <h1 className="text-title">404 Page Not Found</h1>
      <p className="text-muted">Did you forget to add the page to the router?</p>
      <LinkButton href="/" variant="outline">
        Go to the start page
      </LinkButton>
    </div>
  );
}
