import { today } from '@fsvp/contracts/core/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button, LinkButton } from '@fsvp/ui';
import { SignMany, useLocation, useMay, WriteOnly } from '@fsvp/web-kit';
import type { ReadinessItem } from '../readiness/item-text.js';
import { completeDraft } from '../session/signed-types.js';
import { isOpenFile } from './is-open-file.js';
import { useOwnForm } from './use-own-form.js';

const SMALL = { variant: 'outline', size: 'sm' } as const;

interface NextActionProps {
  file: FsvpFile;
  item: ReadinessItem;
  asOf: string;
  /** Of the one thing to do on a page. */
  look?: 'primary';
  /** Something is left to do with its draft before it can be signed. */
  isBegun?: boolean;
  /** Beside the row of the same requirement, which has its code in the name. */
  isNamedByLabel?: boolean;
}

/** What to do next, if the suite has a form for it. The past cannot be changed, and a closed file neither. */
export function NextAction({
  file,
  item,
  asOf,
  look: given,
  isBegun = false,
  isNamedByLabel = false,
}: NextActionProps) {
  const { pathname, search } = useLocation();
  const openForm = useOwnForm(file.id);
  const maySign = useMay('hand_in_signature');
  const { code, nextAction } = item;
  if (!isOpenFile(file) || asOf !== today()) return null;
  const named = (label: string) => ({
    ...(given ? {} : SMALL),
    ...(isNamedByLabel ? {} : { 'aria-label': `${label} (${code})` }),
  });
  const draft = maySign && !isBegun ? completeDraft(item) : undefined;
  if (draft)
    return (
      <SignMany
        calls={draft.calls}
        label="Sign"
        look={{ variant: given ?? 'outline', ...named(`Sign ${draft.title}`) }}
        title="Sign what is prepared"
        description="Read the record. Your password signs it."
        load={() => Promise.resolve([draft])}
      />
    );
  if (!nextAction) return null;
  const { label, href } = nextAction;
  const act = openForm(href);
  return (
    <WriteOnly>
      {act ? (
        <Button {...named(label)} onClick={act}>
          {label}
        </Button>
      ) : (
        <LinkButton {...named(label)} href={href} below={pathname + search}>
          {label}
        </LinkButton>
      )}
    </WriteOnly>
  );
}
