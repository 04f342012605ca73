import { type HazardAnalysis, hazardSignatures } from '@fsvp/contracts/quality/hazard-analysis';
import { Button, PageHeader, Pagination, PrintableCardList, SearchField, Stack, Toolbar } from '@fsvp/ui';
import {
  lazyDialogs,
  loadError,
  usePages,
  usePageTitle,
  useSignatureStates,
  SupplierFilter,
  useUrlState,
  withSignatureBadges,
  WriteOnly,
} from '@fsvp/web-kit';
import { useState } from 'react';
import { clearFilters } from '../shared/clear-filters.js';
import { icons } from '../shared/icons.js';
import { useHazards } from './api/get-hazards.js';
import { hazardsUrl } from './hazard-analysis.url.js';
import { HazardCard } from './hazard-card.js';
import type { HazardDialogsProps } from './hazard-dialogs.js';
import { hazardColumns, hazardPrintColumns } from './hazard-print-columns.js';

const HazardDialogs = lazyDialogs<HazardDialogsProps>(async () => ({
  default: (await import('./hazard-dialogs.js')).HazardDialogs,
}));

export function HazardAnalysisPage() {
  usePageTitle('Hazard Analysis');
  const [state, setState] = useUrlState(hazardsUrl);
  const { search, supplierId, offset, view, edit } = state;
  const [deleting, setDeleting] = useState<HazardAnalysis>();

  const list = useHazards({ search, supplierId, offset });
  const items = list.data?.items;
  const hazardIds = items?.map(({ id }) => id) ?? [];
  const signed = useSignatureStates(hazardSignatures, items);
  const pages = usePages(list, { offset, show: (next, how) => setState({ offset: next }, how) });
  return (
    <>
      <Stack gap={6}>
        <PageHeader
          title="Hazard Analysis"
          subtitle="Identify and rate the hazards of supplied foods"
          actions={
            <WriteOnly>
              <Button icon={icons.add} onClick={() => setState({ new: '1' })}>
                Add Hazard Analysis
              </Button>
            </WriteOnly>
          }
        />
        <Toolbar>
          <SearchField
            label="Search hazard analyses"
            placeholder="Search hazard analyses..."
            value={search}
            onChange={(next) => setState({ search: next, offset: 0 }, 'replace')}
          />
          <SupplierFilter value={supplierId} onChange={(next) => setState({ supplierId: next, offset: 0 })} />
        </Toolbar>
        <PrintableCardList
          label="Hazard analyses"
          items={items}
          itemKey={(hazard) => hazard.id}
          emptyText="No hazard analyses found"
          emptyAction={clearFilters(
            search || supplierId ? () => setState({ search: '', supplierId: undefined, offset: 0 }) : undefined,
          )}
          compact={{
            columns: withSignatureBadges(hazardColumns, 'rating', signed),
            onOpen: ({ id }) => setState({ view: id }),
          }}
          printColumns={withSignatureBadges(hazardPrintColumns, 'rating', signed)}
          error={loadError(list, 'The hazard analyses could not be loaded')}
          render={(hazard) => (
            <HazardCard
              hazard={hazard}
              hazardIds={hazardIds}
              signed={signed.get(hazard.id)}
              onView={() => setState({ view: hazard.id })}
              onEdit={() => setState({ edit: hazard.id })}
              onDelete={() => setDeleting(hazard)}
            />
          )}
        />
        <Pagination label="Pages of hazard analyses" {...pages} />
      </Stack>
      <HazardDialogs
        open={Boolean(deleting || view || edit || state.new)}
        state={state}
        setState={setState}
        deleting={deleting}
        onDelete={setDeleting}
        hazards={items}
      />
    </>
  );
}
