import { entryLineTitle } from '@fsvp/contracts/program/entry-line';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import type { UncoveredGroup } from '@fsvp/contracts/program/entry-line-coverage';
import { CardList, Pagination, Stack, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { loadError } from '@fsvp/web-kit';
import { useState } from 'react';
import { LineFacts } from '../entry-lines/line-facts.js';
import { useLines } from './api/coverage.js';
import { makerText } from './group-text.js';

interface GroupLinesDialogProps {
  /** Undefined closes the dialog. */
  group: UncoveredGroup | undefined;
  onClose: () => void;
}

export function GroupLinesDialog({ group, onClose }: GroupLinesDialogProps) {
  const shown = useLastDefined(group);
  if (!shown) return null;
  return (
    <Dialog
      open={group !== undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
      initialFocus="heading"
      title={`Entry lines: ${makerText(shown)}, ${shown.productCode}`}
    >
      <Lines group={shown} />
    </Dialog>
  );
}

/** Lines without a manufacturer. */
const NONE = '-';

function Lines({ group }: { group: UncoveredGroup }) {
  const { importerId, productCode, supplierId, manufacturerName, manufacturerId } = group;
  const [offset, setOffset] = useState(0);
  const whose = supplierId ? { supplierId } : { manufacturer: manufacturerName ?? manufacturerId ?? NONE };
  const list = useLines({ importerId, productCode, coverage: 'without_file', offset, ...whose });
  return (
    <Stack gap={3}>
      <CardList
        look="rows"
        label={`Lines of ${makerText(group)}`}
        items={list.data?.entryLines}
        itemKey={({ id }) => id}
        error={loadError(list, 'The entry lines could not be loaded')}
        emptyText={`No line of this group is without a file any more`}
        render={(line) => <LineFacts key={entryLineTitle(line)} line={line} />}
      />
      <Pagination limit={DEFAULT_LIMIT} offset={offset} total={list.data?.total} onChange={setOffset} />
    </Stack>
  );
}
