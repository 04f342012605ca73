import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import type { Food } from '@fsvp/contracts/program/food';
import { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { programListHrefs } from '@fsvp/contracts/program/hrefs';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Card, DataTable, TextLink, TwoLines } from '@fsvp/ui';
import { loadError, useApiQuery } from '@fsvp/web-kit';
import { LifecycleBadge } from '../fsvp-files/file-badges.js';
import { ReadinessCell } from '../readiness/readiness-cell.js';

/** The FSVP files of a food: each of them rests on its hazard analysis. */
export function FilesOfFood({ food }: { food: Food }) {
  const query = { foodId: food.id, sort: 'number', order: 'asc', limit: MAX_LIMIT } as const;
  const list = useApiQuery(listFsvpFiles, { query });
  const { fsvpFiles, total = 0 } = list.data ?? {};
  return (
    <Card
      title="FSVP files"
      description="The suppliers of this food share its hazard analysis. Who controls each hazard is decided in the file (21 CFR 1.505)."
      flush
      footer={
        fsvpFiles && total > fsvpFiles.length ? (
          <TextLink href={programListHrefs.fsvpFiles({ search: food.name })}>{`Show all ${total} files`}</TextLink>
        ) : undefined
      }
    >
      <DataTable
        caption="FSVP files of the food"
        rows={fsvpFiles}
        rowKey={({ id }) => id}
        error={loadError(list, 'The FSVP files could not be loaded')}
        emptyText="No FSVP file for this food yet. Open one on the screen FSVP Files."
        columns={[
          {
            id: 'number',
            header: 'Number',
            width: '7rem',
            cell: ({ id, number }) => <TextLink href={hrefs.fsvpFile(id)}>{number}</TextLink>,
          },
          {
            id: 'supplier',
            header: 'Supplier',
            wrap: true,
            cell: ({ supplierName, supplierCountry }) => (
              <TwoLines primary={supplierName} secondary={supplierCountry} />
            ),
          },
          { id: 'importer', header: 'Importer', wrap: true, cell: ({ importerName }) => importerName },
          { id: 'state', header: 'State', cell: ({ lifecycle }) => <LifecycleBadge lifecycle={lifecycle} /> },
          {
            id: 'readiness',
            header: 'Readiness',
            cell: ({ determination, readiness }) => (
              <ReadinessCell readiness={readiness} determined={determination !== null} isAsking={false} />
            ),
          },
        ]}
      />
    </Card>
  );
}
