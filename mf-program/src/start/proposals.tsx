import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Button, EmptyState, ErrorState, Inline, Spinner, Stack, Text } from '@fsvp/ui';
import { FormActions } from '@fsvp/ui/dialogs';
import { loadError } from '@fsvp/web-kit';
import { useState } from 'react';
import { useIndustries } from '../foods/api/list-industries.js';
import { AllProposals } from './all-proposals.js';
import { useProposals } from './api/load-proposals.js';
import { draftsOf, problemOf, type Draft } from './drafts.js';
import { RunResult } from './run-result.js';
import { SupplierProposals } from './supplier-proposals.js';
import { useRun } from './use-run.js';

export interface ProposalsProps {
  importerId: string;
  /** Undefined for all. */
  supplier: Supplier | undefined;
  onStarted: () => void;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}

export function Proposals(props: ProposalsProps) {
  const { importerId, supplier } = props;
  const query = useProposals(importerId, supplier?.id);
  const error = loadError(query, 'The proposals could not be loaded');
  if (!query.data) return error ? <ErrorState {...error} /> : <Spinner label="Grouping products into foods…" />;
  if (query.data.suppliers.length === 0)
    return (
      <EmptyState
        text={
          supplier
            ? `${supplier.name} has no products without an open file of this importer. Add products in the supplier’s details, or open a file manually.`
            : 'No supplier has products without an open file of this importer.'
        }
      />
    );
  return <Preview {...props} drafts={draftsOf(query.data)} />;
}

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

function Preview({ drafts: proposed, ...props }: ProposalsProps & { drafts: Draft[] }) {
  const { importerId, supplier, onStarted, onBusy, onClose } = props;
  const [drafts, setDrafts] = useState(proposed);
  const { run, open, stop, undo } = useRun(importerId);
  const industries = useIndustries();
  const chosen = drafts.filter((draft) => draft.chosen && draft.products.length > 0);
  const problems = chosen.filter((draft) => problemOf(draft)).length;

  const work = async (task: Promise<void>) => {
    onBusy(true);
    await task;
    onBusy(false);
  };
  if (run)
    return (
      <RunResult
        run={run}
        onStop={stop}
        onContinue={() => void work(open(run.drafts))}
        onUndo={() => void work(undo())}
        onClose={onClose}
      />
    );
  return (
    <Stack gap={4}>
      {supplier && !supplier.fsvpRequired ? (
        <Text as="p" tone="muted">
          This supplier is marked “FSVP not required”. That is not a determination. Determine in each file which
          exemption of 21 CFR 1.501 applies.
        </Text>
      ) : null}
      {supplier ? (
        <SupplierProposals drafts={drafts} setDrafts={setDrafts} industries={industries} />
      ) : (
        <AllProposals drafts={drafts} setDrafts={setDrafts} industries={industries} />
      )}
      <Text as="p" size="meta" tone="subtle">
        New foods start with the most common facts. Check them in Foods before you determine the regime of a file.
      </Text>
      <FormActions align="between">
        <span role="status">
          <Text tone={problems ? 'bad' : 'muted'}>
            {problems
              ? `${problems} of ${files(chosen.length)} chosen cannot be opened yet`
              : `${files(chosen.length)} chosen`}
          </Text>
        </span>
        <Inline>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen.length === 0 || problems > 0}
            onClick={() => {
              onStarted();
              void work(open(chosen));
            }}
          >
            {`Open ${files(chosen.length)}`}
          </Button>
        </Inline>
      </FormActions>
    </Stack>
  );
}
