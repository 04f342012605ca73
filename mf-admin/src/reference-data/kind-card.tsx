import { today } from '@fsvp/contracts/core/calendar-day';
import type { ReferenceKind, ReferenceSetSummary } from '@fsvp/contracts/program/reference-set';
import { Button, Card } from '@fsvp/ui';
import { useState } from 'react';
import { icons } from '../icons.js';
import { RetryNotice } from '../shared/retry-notice.js';
import { editionOf } from './pasted-cutoffs.js';
import { definitionOf, periodState } from './reference-texts.js';
import { SetsTable } from './sets-table.js';

interface KindCardProps {
  kind: ReferenceKind;
  /** All sets of the kind; undefined while they load. */
  sets: readonly ReferenceSetSummary[] | undefined;
  onLoad: () => void;
  onOpen: (set: ReferenceSetSummary) => void;
}

/** One kind of reference data: the sets in force today, and on request earlier and later ones. */
export function KindCard({ kind, sets, onLoad, onOpen }: KindCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { title, description } = definitionOf(kind);
  const inForce = sets?.filter((set) => periodState(set) === 'in_force');
  const hasGap = sets !== undefined && sets.length > 0 && inForce?.length === 0;
  const others = hasGap ? 0 : (sets?.length ?? 0) - (inForce?.length ?? 0);
  return (
    <Card
      flush
      title={title}
      description={description}
      actions={
        <Button
          variant="outline"
          size="sm"
          icon={icons.add}
          aria-label={`Load ${title}`}
          aria-haspopup="dialog"
          onClick={onLoad}
        >
          Load…
        </Button>
      }
      footer={
        others > 0 ? (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={showsAll}
            aria-label={`${othersText(others, showsAll)} of ${title}`}
            onClick={() => setShowsAll(!showsAll)}
          >
            {othersText(others, showsAll)}
          </Button>
        ) : undefined
      }
    >
      <RetryNotice>{sets ? noticeOf(kind, sets, inForce?.length === 0) : null}</RetryNotice>
      <SetsTable caption={title} sets={showsAll || hasGap ? sets : inForce} onOpen={onOpen} />
    </Card>
  );
}

function noticeOf(kind: ReferenceKind, sets: readonly ReferenceSetSummary[], isEmpty: boolean): string | null {
  // No set of the guide is included, and templates do without it.
  if (isEmpty && kind !== 'hazard_guide')
    return 'No set is in force today. Results that depend on these rows are unknown.';
  return kind === 'size_cutoffs' ? askForEdition(sets) : null;
}

/** FDA publishes new cut-offs about every April; what is included with the suite is older. */
function askForEdition(sets: readonly ReferenceSetSummary[]): string | null {
  const edition = editionOf(today());
  return sets.some(({ shipped, retrievedOn }) => !shipped && retrievedOn >= `${edition}-04-01`)
    ? null
    : `Load FDA’s edition of April ${edition}. Until then, lower amounts of earlier years may count.`;
}

function othersText(count: number, shown: boolean): string {
  const noun = count === 1 ? 'set' : 'sets';
  return shown ? `Hide ${count} earlier or later ${noun}` : `Show ${count} earlier or later ${noun}`;
}
