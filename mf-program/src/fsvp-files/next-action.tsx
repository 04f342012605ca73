import { today } from '@fsvp/contracts/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/fsvp-file';
import { hrefs } from '@fsvp/contracts/hrefs';
import { Button, LinkButton } from '@fsvp/ui';
import { useLocation, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { RECORD_FORMS } from '../file-records/record-codes.js';
import type { ReadinessItem } from '../readiness/item-words.js';
import { filesUrl } from './fsvp-files.url.js';
import { isOpenFile } from './is-open-file.js';
import { DETERMINATION_ID, showPart } from './requirement-anchor.js';

interface NextActionProps {
  file: FsvpFile;
  item: ReadinessItem;
  asOf: string;
}

/** What to do next, if the suite has a form for it. The past cannot be changed, and a closed file neither. */
export function NextAction({ file, item: { code, nextAction }, asOf }: NextActionProps) {
  const { pathname, search } = useLocation();
  const [, setState] = useUrlState(filesUrl);
  if (!nextAction || !isOpenFile(file) || asOf !== today()) return null;
  const { label, href } = nextAction;
  // The filters of the list stay in the address.
  const form = RECORD_FORMS.find((one) => href === `${hrefs.fsvpFile(file.id)}&record=${one}`);
  return (
    <WriteOnly>
      {form ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={`${label} (${code})`}
          onClick={() => setState({ record: form })}
        >
          {label}
        </Button>
      ) : href === hrefs.fsvpFile(file.id) ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={`${label} (${code})`}
          onClick={() => showPart(DETERMINATION_ID)}
        >
          {label}
        </Button>
      ) : (
        <LinkButton variant="outline" size="sm" href={href} below={pathname + search} aria-label={`${label} (${code})`}>
          {label}
        </LinkButton>
      )}
    </WriteOnly>
  );
}
