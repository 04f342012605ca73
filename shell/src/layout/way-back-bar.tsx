import { Button } from '@fsvp/ui';
import { keepWayBack, Link, useLocation, useWayBack } from '@fsvp/web-kit';
import { ArrowLeft } from 'lucide-react';

/** Leads back from other screens to what the user goes on with, such as the questions of a file. */
export function WayBackBar() {
  const place = useWayBack();
  const { pathname, search } = useLocation();
  if (!place) return null;
  const [path, query] = place.href.split('?');
  const isThere =
    pathname === path &&
    [...new URLSearchParams(query)].some(([name]) => isSession(name) && search.includes(`${name}=`));
  if (isThere) return null;
  return (
    <div className="flex items-center justify-between gap-2 rounded-control bg-sunken px-3 py-1.5 text-body print:hidden">
      <Link
        href={place.href}
        className="flex min-h-8 min-w-0 items-center gap-2 rounded-control text-link underline underline-offset-2"
      >
        <ArrowLeft size={16} aria-hidden className="shrink-0" />
        {place.label}
      </Link>
      <Button variant="ghost" size="sm" onClick={() => keepWayBack(undefined)}>
        Dismiss
      </Button>
    </div>
  );
}

/** The page of the place has its own way back to it. */
const isSession = (name: string) => name === 'session' || name === 'files';
