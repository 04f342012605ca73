import { REFERENCE_KINDS, type ReferenceSet } from '@fsvp/contracts/program/reference-set';
import { Card, ErrorState, formatNumber, Stack, Text } from '@fsvp/ui';
import { loadError, useUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import { MAX_LISTED } from '../shared/load-all-pages.js';
import { RetryNotice } from '../shared/retry-notice.js';
import { useReferenceSets } from './api/list-reference-sets.js';
import { ChangeSetDialog } from './change-set.dialog.js';
import { DeleteSetDialog } from './delete-set.dialog.js';
import { KindCard } from './kind-card.js';
import { LoadSetDialog } from './load-set.dialog.js';
import { referenceDataUrl } from './reference-data.url.js';
import { SetDialog } from './set.dialog.js';

export function ReferenceData() {
  const [{ view, edit, new: loading }, setState] = useUrlState(referenceDataUrl);
  const [deleting, setDeleting] = useState<ReferenceSet>();
  const list = useReferenceSets();
  const error = loadError(list, 'The reference data could not be loaded');
  const sets = list.data?.items;
  const closeDetails = () => setState({ view: undefined }, 'replace');
  return (
    <Stack gap={6}>
      <Text as="p" tone="muted">
        Data that governments publish and change. Rules use the rows in force on the day being assessed, so a set that
        has ended still applies to the days in its period.
      </Text>
      {error ? (
        <Card>
          <ErrorState {...error} />
        </Card>
      ) : (
        <>
          <RetryNotice>
            {list.data && list.data.total > MAX_LISTED
              ? `Only the first ${formatNumber(MAX_LISTED)} sets are listed.`
              : null}
          </RetryNotice>
          {REFERENCE_KINDS.map((kind) => (
            <KindCard
              key={kind}
              kind={kind}
              sets={sets?.filter((set) => set.kind === kind)}
              onLoad={() => setState({ new: kind })}
              onOpen={({ id }) => setState({ view: id })}
            />
          ))}
        </>
      )}
      <SetDialog
        id={view}
        onChange={({ id }) => setState({ view: undefined, edit: id }, 'replace')}
        onDelete={setDeleting}
        onClose={closeDetails}
      />
      <ChangeSetDialog id={edit} onClose={() => setState({ edit: undefined }, 'replace')} />
      <DeleteSetDialog set={deleting} onClose={() => setDeleting(undefined)} onDeleted={closeDetails} />
      <LoadSetDialog
        kind={loading}
        onClose={() => setState({ new: undefined }, 'replace')}
        onLoaded={({ id }) => setState({ new: undefined, view: id }, 'replace')}
      />
    </Stack>
  );
}
