import {
  DAY_ORDER_LABELS,
  DAY_ORDERS,
  ENTRY_ROLE_LABELS,
  type EntryLineImportReport,
} from '@fsvp/contracts/program/entry-line';
import { formatColumnChoice } from '@fsvp/contracts/core/column-choices';
import type { EntryLineInspection } from '@fsvp/contracts/program/entry-line-coverage';
import { ENTRY_CODES } from '@fsvp/contracts/program/readiness/regime';
import { Button, Columns, Field, Select, Spinner, Stack, Text, TextInput } from '@fsvp/ui';
import { Dialog, FileDrop, Suggestions } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { useId, useState } from 'react';
import { checkImport, useImportEntryLines, type ImportQuery } from '../entry-lines/api/entry-lines.js';
import { ImportReport, Problems, problemsOf } from '../entry-lines/import-report.js';
import { useActiveImporters } from '../fsvp-files/api/active-importers.js';
import { ImporterPicker } from '../importer-picker.js';
import { inspectReport, useSources } from './api/coverage.js';
import { initialMatch, missingFields, type FieldMatch } from './field-match.js';
import { ReportColumns } from './report-columns.js';

/** The report of a filer, a broker or ACE: its columns are matched, then it is checked, then imported. */
export function ImportReportDialog({ onClose }: { onClose: () => void }) {
  const importers = useActiveImporters();
  const [only, ...others] = importers.data?.importers ?? [];
  return (
    <Dialog
      open
      inUrl
      size="lg"
      closesOnOutsideClick={false}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Import a Report"
      description="Entry lines as your filer, your broker or ACE lists them. Nothing is stored until you import them."
    >
      {importers.isPending ? (
        <Spinner label="Loading…" />
      ) : (
        <ImportReportForm importer={only && others.length === 0 ? only : undefined} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** How the file is read. */
interface Reading {
  match: FieldMatch;
  dayOrder: NonNullable<ImportQuery['dayOrder']> | undefined;
  entryCode: ImportQuery['entryCode'];
}

interface Chosen {
  content: File;
  /** Of whose last report the columns are. */
  source: string;
  inspection?: EntryLineInspection;
  reading?: Reading;
  report?: EntryLineImportReport;
  problems?: string[];
  /** What runs. */
  running?: 'inspecting' | 'checking';
}

interface ImportReportFormProps {
  /** The only one. */
  importer: { id: string; legalName: string } | undefined;
  onClose: () => void;
}

function ImportReportForm({ importer, onClose }: ImportReportFormProps) {
  const [importerId, setImporterId] = useState(importer?.id ?? null);
  const [source, setSource] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const sources = useSources();
  const listId = useId();
  const lines = useImportEntryLines();
  const idempotencyKey = useIdempotencyKey();
  const { content, inspection, reading, report, problems, running } = chosen ?? {};

  const inspect = async (next: File) => {
    const now = { content: next, source };
    setChosen({ ...now, running: 'inspecting' });
    try {
      const found = await inspectReport(next, source);
      const { columns, dayOrder, entryCode } = found;
      setChosen({
        ...now,
        inspection: found,
        reading: { match: initialMatch(columns), dayOrder: dayOrder ?? undefined, entryCode: entryCode ?? undefined },
      });
    } catch (error) {
      setChosen({ ...now, problems: problemsOf(error) });
    }
  };
  const missing = reading ? missingFields(reading.match, reading.entryCode) : [];
  const toQuery = (): ImportQuery => ({
    importerId: importerId!,
    source,
    headingRow: inspection!.headingRow,
    columns: Object.entries(reading!.match).flatMap(([number, column]) =>
      column ? [formatColumnChoice({ column, number: Number(number) })] : [],
    ),
    dayOrder: reading!.dayOrder,
    entryCode: reading!.entryCode,
  });
  /** Read in another way, it has to be checked again. */
  const readAs = (next: Reading): Chosen => ({ ...chosen!, reading: next, report: undefined, problems: undefined });
  const check = async () => {
    const now = readAs(reading!);
    setChosen({ ...now, running: 'checking' });
    try {
      setChosen({ ...now, report: await checkImport(toQuery(), now.content) });
    } catch (error) {
      setChosen({ ...now, problems: problemsOf(error) });
    }
  };
  const change = (changes: Partial<Reading>) => setChosen(readAs({ ...reading!, ...changes }));
  const isImportable = report && report.errorCount === 0 && report.created > 0;
  return (
    <Stack gap={4}>
      <Columns>
        <Field label="Importer" required hint="The FSVP importer of all lines of the report.">
          {(control) => (
            <ImporterPicker
              {...control}
              value={importerId}
              selectedLabel={importer?.legalName}
              onChange={setImporterId}
            />
          )}
        </Field>
        <Field label="Source" required hint="Who sent it, such as the broker. Its columns are remembered.">
          {(control) => (
            <>
              <TextInput
                {...control}
                value={source}
                maxLength={100}
                autoComplete="off"
                list={listId}
                onChange={({ target }) => setSource(target.value)}
                onBlur={() => {
                  if (content && !running && source !== chosen?.source) void inspect(content);
                }}
              />
              <Suggestions
                id={listId}
                suggestions={(sources.data?.sources ?? []).map(({ name }) => ({ value: name }))}
              />
            </>
          )}
        </Field>
      </Columns>
      <FileDrop
        label="CSV file or Excel workbook"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        hint={
          importerId && source.trim()
            ? 'Any separator, encoding and column names work. Rows without an FDA product code are left out.'
            : 'Choose the importer and enter the source first.'
        }
        fileName={content?.name}
        disabled={!importerId || !source.trim() || lines.running || running !== undefined}
        onFile={(next) => void inspect(next)}
      />
      {running === 'inspecting' ? <Text tone="muted">Reading the file…</Text> : null}
      {inspection && reading ? (
        <>
          {inspection.remembered ? (
            <Text as="p" tone="muted">{`Columns as in the last report of ${source.trim()}.`}</Text>
          ) : null}
          <ReportColumns columns={inspection.columns} match={reading.match} onChange={(match) => change({ match })} />
          <Columns>
            <Field label="Days are written as" required>
              {(control) => (
                <Select
                  {...control}
                  value={reading.dayOrder}
                  placeholder="Choose the order"
                  options={DAY_ORDERS.map((value) => ({ value, label: DAY_ORDER_LABELS[value] }))}
                  onChange={(dayOrder) => change({ dayOrder })}
                />
              )}
            </Field>
            <Field label="Entry code of rows without one" hint="Only if the report has none and you know it.">
              {(control) => (
                <Select
                  {...control}
                  value={reading.entryCode ?? NO_CODE}
                  options={[
                    { value: NO_CODE, label: 'None: such rows are errors' },
                    ...ENTRY_CODES.map((value) => ({ value, label: ENTRY_ROLE_LABELS[value] })),
                  ]}
                  onChange={(code) => change({ entryCode: code === NO_CODE ? undefined : code })}
                />
              )}
            </Field>
          </Columns>
          {missing.length ? <Text as="p" tone="warning">{`Choose the columns of: ${missing.join(', ')}.`}</Text> : null}
        </>
      ) : null}
      <div aria-live="polite">
        {running === 'checking' ? <Text tone="muted">Checking the file…</Text> : null}
        {problems ? <Problems title="The file cannot be imported" texts={problems} /> : null}
        {report ? <ImportReport report={report} /> : null}
      </div>
      <div className="program:flex program:flex-wrap program:justify-end program:gap-2">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        {isImportable ? (
          <Button
            loading={lines.running}
            onClick={() =>
              void lines
                .start(toQuery(), content!, idempotencyKey)
                .then(onClose, (error: unknown) => setChosen({ ...readAs(reading!), problems: problemsOf(error) }))
            }
          >
            Import
          </Button>
        ) : (
          <Button
            disabled={!importerId || !source.trim() || !reading?.dayOrder || missing.length > 0}
            loading={running === 'checking'}
            onClick={() => void check()}
          >
            Check
          </Button>
        )}
      </div>
    </Stack>
  );
}

const NO_CODE = 'none';
