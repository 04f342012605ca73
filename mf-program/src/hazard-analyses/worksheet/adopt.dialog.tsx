import { codeLabel } from '@fsvp/contracts/core/code-label';
import { PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import { getHazard, listHazards, type HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { Button, CardList, ErrorState, Inline, SearchField, Stack, Text } from '@fsvp/ui';
import { Checkbox, Dialog } from '@fsvp/ui/dialogs';
import { api, errorText, loadError, queryKeyOf, SupplierFilter, useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdopt } from '../api/change-analysis.js';
import { useShowAnalysis } from '../api/get-analysis.js';

interface AdoptDialogProps {
  analysis: FoodHazardAnalysis;
  open: boolean;
  /** The one that the link to this dialog names. */
  chosen: string | undefined;
  onClose: () => void;
}

/** Copies hazard analyses of suppliers into the draft. */
export function AdoptDialog({ open, onClose, ...props }: AdoptDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title="Adopt Hazard Analyses of Suppliers"
      description="Their rows are copied and stay as they are. Check the probability of each copy: it has to be that in the absence of controls."
    >
      <Choice {...props} onClose={onClose} />
    </Dialog>
  );
}

/** A page of them. @param supplierId undefined is all suppliers */
function useSupplierHazards(search: string, supplierId: string | undefined) {
  const query = { search: search || undefined, supplierId, limit: PICKER_LIMIT, offset: 0 };
  return useQuery({
    queryKey: [...queryKeyOf(listHazards), 'page', query],
    queryFn: ({ signal }) => api.page(listHazards, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function Choice({ analysis, chosen: linked, onClose }: Omit<AdoptDialogProps, 'open'>) {
  const [search, setSearch] = useState('');
  const [supplierId, setSupplierId] = useState<string>();
  const [chosen, setChosen] = useState<readonly string[]>(() => [linked].filter((id) => id !== undefined));
  const list = useSupplierHazards(search, supplierId);
  const adopt = useAdopt();
  const show = useShowAnalysis();
  const known = new Set(analysis.hazards.map(({ adoptedFrom }) => adoptedFrom));
  const { data: named } = useApiQuery(getHazard, { params: { id: linked ?? '' } }, { enabled: linked !== undefined });
  const isSearched = search !== '' || supplierId !== undefined;
  const { items: found, total = 0 } = list.data ?? {};
  // What the link names may be on a later page of the list.
  const items = found && named && !isSearched ? [named, ...found.filter(({ id }) => id !== named.id)] : found;
  const toCopy = chosen.filter((id) => !known.has(id) && (id !== linked || named !== undefined));
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((all) => (isChosen ? [...all, id] : all.filter((one) => one !== id)));
  const run = () =>
    adopt.mutateAsync({ params: { id: analysis.id }, body: { hazardAnalysisIds: [...toCopy] } }).then(
      (adopted) => {
        show(adopted);
        onClose();
      },
      // The dialog shows why.
      () => undefined,
    );
  return (
    <Stack gap={4}>
      <div className="program:grid program:grid-cols-1 program:gap-2 program:sm:grid-cols-2">
        <SearchField
          label="Search hazard analyses"
          placeholder="Search hazard analyses..."
          value={search}
          onChange={setSearch}
        />
        <SupplierFilter value={supplierId} onChange={setSupplierId} />
      </div>
      <CardList
        look="rows"
        label="Hazard analyses of suppliers"
        items={items}
        itemKey={({ id }) => id}
        emptyText="No hazard analysis of a supplier found."
        error={loadError(list, 'The hazard analyses could not be loaded')}
        render={(hazard) => (
          <HazardChoice
            hazard={hazard}
            isAdopted={known.has(hazard.id)}
            isChosen={chosen.includes(hazard.id)}
            onChange={(isChosen) => toggle(hazard.id, isChosen)}
          />
        )}
      />
      {items && total > items.length ? (
        <Text as="p" size="meta" tone="muted">
          {`The first ${items.length} of ${total}. Search to see others.`}
        </Text>
      ) : null}
      {adopt.error ? <ErrorState title="Nothing was copied" message={errorText(adopt.error)} /> : null}
      <Inline justify="end">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={toCopy.length === 0} onClick={run}>
          {toCopy.length > 1 ? `Adopt ${toCopy.length} hazards` : 'Adopt'}
        </Button>
      </Inline>
    </Stack>
  );
}

interface HazardChoiceProps {
  hazard: HazardAnalysis;
  isAdopted: boolean;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function HazardChoice({ hazard, isAdopted, isChosen, onChange }: HazardChoiceProps) {
  const { supplierName, hazardType, severity, likelihood, hazardDescription } = hazard;
  return (
    <Stack gap={0}>
      <Checkbox label={hazardDescription} checked={isAdopted || isChosen} disabled={isAdopted} onChange={onChange} />
      <span className="program:pl-7.5">
        <Text size="meta" tone="muted">
          {[
            supplierName,
            codeLabel(hazardType),
            `severity ${severity}`,
            `likelihood ${likelihood}`,
            isAdopted && 'in this draft already',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </span>
    </Stack>
  );
}
