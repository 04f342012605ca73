import { today } from '@fsvp/contracts/core/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Button, LinkButton } from '@fsvp/ui';
import { useLocation, useNavigate, WriteOnly } from '@fsvp/web-kit';
import type { ReadinessItem } from '../readiness/item-text.js';
import { isOpenFile } from './is-open-file.js';
import { DETERMINATION_ID, showPart } from './requirement-anchor.js';
import { useOwnForm } from './use-own-form.js';

const SMALL = { variant: 'outline', size: 'sm' } as const;

interface NextActionProps {
  file: FsvpFile;
  item: ReadinessItem;
  asOf: string;
  /** Of the one thing to do on a page. */
  look?: 'primary';
}

/** What to do next, if the suite has a form for it. The past cannot be changed, and a closed file neither. */
export function NextAction({ file, item: { code, nextAction }, asOf, look: given }: NextActionProps) {
  const { pathname, search } = useLocation();
  const openForm = useOwnForm(file.id);
  const navigate = useNavigate();
  if (!nextAction || !isOpenFile(file) || asOf !== today()) return null;
  const { label, href } = nextAction;
  const look = { ...(given ? {} : SMALL), 'aria-label': `${label} (${code})` };
  const act =
    href === hrefs.fsvpFile(file.id) ? () => void (showPart(DETERMINATION_ID) || navigate(href)) : openForm(href);
  return (
    <WriteOnly>
      {act ? (
        <Button {...look} onClick={act}>
          {label}
        </Button>
      ) : (
        <LinkButton {...look} href={href} below={pathname + search}>
          {label}
        </LinkButton>
      )}
    </WriteOnly>
  );
}
