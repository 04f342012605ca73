import type { CoverageKind } from '@fsvp/contracts/program/entry-line';
import type { CoverageCounts } from '@fsvp/contracts/program/entry-line-coverage';
import { Button, Card, formatNumber, OpeningDialog, SearchField, SegmentedControl, Stack, Toolbar } from '@fsvp/ui';
import { useUrlState, WriteOnly } from '@fsvp/web-kit';
import { Suspense } from 'react';
import { useActiveImporters } from '../fsvp-files/api/active-importers.js';
import { ImporterFilter } from '../fsvp-files/file-filters.js';
import { icons } from '../icons.js';
import { useUncoveredGroups } from './api/coverage.js';
import { CoverageLines } from './coverage-lines.js';
import { coverageUrl } from './coverage.url.js';
import { ImportReportDialog } from './lazy-import-report.dialog.js';
import { UncoveredGroups } from './uncovered-groups.js';

interface Kind {
  label: string;
  count: keyof CoverageCounts;
  description: string;
}

const KINDS: Record<CoverageKind, Kind> = {
  without_file: {
    label: 'Without a file',
    count: 'withoutFile',
    description:
      'What was imported without an FSVP file, grouped by what one file would need. Food without an FSVP importer can be refused at entry (21 CFR 1.514).',
  },
  unknown: {
    label: 'Unknown',
    count: 'unknown',
    description:
      'Lines under your DUNS number whose supplier or filer you do not know. Find out who has declared you as the importer. If they are not yours, mark them and keep the reason.',
  },
  other_code: {
    label: 'Other code',
    count: 'otherCode',
    description:
      'Lines that declare FSX or RNE, although their FSVP file says FSV. Ask the filer to correct the entry, or determine the exemption in the file.',
  },
  not_ours: {
    label: 'Not ours',
    count: 'notOurs',
    description: 'Lines that a person has marked as not yours. The audit trail says who and when.',
  },
};

/** What entry reports have that no file covers. */
export function CoverageTab() {
  const [state, setState] = useUrlState(coverageUrl);
  const kind = state.lines ?? 'without_file';
  const importers = useActiveImporters();
  const groups = useUncoveredGroups(kind === 'without_file' ? state : { ...state, find: '', from: 0 });
  const counts = groups.data?.counts;
  const labelOf = ({ label, count }: Kind) => (counts ? `${label} ${formatNumber(counts[count])}` : label);
  return (
    <>
      <Card
        title="Imported without a file"
        description={KINDS[kind].description}
        flush
        actions={
          <WriteOnly>
            <Button
              icon={icons.add}
              onPointerOver={ImportReportDialog.prefetch}
              onClick={() => setState({ report: '1' })}
            >
              Import a Report
            </Button>
          </WriteOnly>
        }
        toolbar={
          <Stack gap={3}>
            <Toolbar label="Filters">
              <SearchField
                label={kind === 'without_file' ? 'Search lines without a file' : 'Search by entry number'}
                placeholder={kind === 'without_file' ? 'Supplier, product or code...' : 'Entry number...'}
                value={state.find}
                onChange={(find) => setState({ find, from: 0 }, 'replace')}
              />
              <ImporterFilter
                importers={importers.data?.importers}
                value={state.importer}
                onChange={(importer) => setState({ importer, from: 0 })}
              />
            </Toolbar>
            <SegmentedControl<CoverageKind>
              label="Entry lines"
              value={kind}
              options={(Object.keys(KINDS) as CoverageKind[]).map((value) => ({ value, label: labelOf(KINDS[value]) }))}
              onChange={(lines) => setState({ lines: lines === 'without_file' ? undefined : lines, find: '', from: 0 })}
            />
          </Stack>
        }
      >
        {kind === 'without_file' ? (
          <UncoveredGroups query={groups} state={state} setState={setState} />
        ) : (
          <CoverageLines key={kind} kind={kind} state={state} setState={setState} />
        )}
      </Card>
      {state.report ? (
        <Suspense fallback={<OpeningDialog />}>
          <ImportReportDialog onClose={() => setState({ report: undefined }, 'replace')} />
        </Suspense>
      ) : null}
    </>
  );
}
