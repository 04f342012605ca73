import { share } from '@fsvp/contracts/catalogue/dashboard';
import {
  ITEM_STATE_LABELS,
  MISSING_REASON_LABELS,
  VERDICT_LABELS,
  VERDICTS,
  type ItemState,
  type MissingReason,
  type Verdict,
} from '@fsvp/contracts/program/readiness/readiness';
import { REGIME_LABELS, type Regime } from '@fsvp/contracts/program/readiness/regime';
import { REQUIREMENT_CODES } from '@fsvp/contracts/program/readiness/requirement-codes';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';
import type { ExportedReadiness } from '@fsvp/contracts/program/internal';
import { createCounters, type ReportColumn, type ReportDefinition, type Tone } from './report-definition.js';

const NOTICE = 'Not legal advice. Check the cited section.';

type Common = {
  fileId: string;
  fileNumber: string;
  importerName: string;
  supplierId: string;
  supplierName: string;
  country: string | null;
  foodName: string;
};
/** `section` is the first member of each row: the formats that have a table for each section look for it. */
type FileRow = { section: 'file' } & Common & {
    regime: Regime;
    verdict: Verdict;
    percent: number;
    missingCount: number;
    missing: string;
    upToDate: boolean;
  };
type RequirementRow = { section: 'requirement' } & Common & {
    code: string;
    title: string;
    citation: string;
    state: ItemState;
    reason: MissingReason | null;
    validUntil: string | null;
    evidence: string;
  };
type Row = FileRow | RequirementRow;
type ExportedItem = ExportedReadiness['items'][number];

const VERDICT_TONES: Record<Verdict, Tone> = { not_ready: 'bad', gaps: 'warn', expiring: 'warn', ready: 'good' };
const STATE_TONES: Partial<Record<ItemState, Tone>> = { satisfied: 'good', expiring: 'warn', missing: 'bad' };

const FILE: ReportColumn[] = [
  { key: 'fileNumber', label: 'File', pdf: 8 },
  { key: 'importerName', label: 'Importer', pdf: 18 },
  { key: 'supplierName', label: 'Supplier', pdf: 20 },
  { key: 'country', label: 'Country', pdf: 10 },
  { key: 'foodName', label: 'Food', pdf: 18 },
];
const READINESS: ReportColumn[] = [
  { key: 'regime', label: 'Regime', kind: 'code', pdf: 14, labels: REGIME_LABELS },
  { key: 'verdict', label: 'Verdict', kind: 'code', pdf: 9, labels: VERDICT_LABELS, tones: VERDICT_TONES },
  { key: 'percent', label: 'Fulfilled (%)', kind: 'number', pdf: 8 },
  { key: 'missingCount', label: 'Missing', kind: 'number', pdf: 7 },
  { key: 'missing', label: 'Missing Requirements', pdf: 22 },
  { key: 'upToDate', label: 'Up to Date', kind: 'flag' },
];
const REQUIREMENT: ReportColumn[] = [
  { key: 'code', label: 'Requirement', pdf: 9 },
  { key: 'title', label: 'Title', pdf: 18 },
  { key: 'citation', label: 'Section (21 CFR)', pdf: 13 },
  { key: 'state', label: 'State', kind: 'code', pdf: 9, labels: ITEM_STATE_LABELS, tones: STATE_TONES },
  { key: 'reason', label: 'Reason', kind: 'code', pdf: 14, labels: MISSING_REASON_LABELS },
  { key: 'validUntil', label: 'Valid Until', kind: 'day', pdf: 9 },
  { key: 'evidence', label: 'Evidence', pdf: 28 },
];
const IDS: ReportColumn[] = [
  { key: 'fileId', label: 'File ID' },
  { key: 'supplierId', label: 'Supplier ID' },
];

/** 'Determination, version 1 (Mia Chen, 2026-11-02)', the records that satisfy it or could. */
function evidenceText({ evidence }: ExportedItem): string {
  return evidence
    .map(({ title, signedBy, signedAt }) => {
      const signature = [signedBy, signedAt?.slice(0, 10)].filter(Boolean).join(', ');
      return signature ? `${title} (${signature})` : title;
    })
    .join('; ');
}

/** FSVP files that were open on a day, each followed by its requirements. */
export const fsvpReadinessReport: ReportDefinition<Row> = {
  rowsTitle: 'FSVP files and their requirements',
  columns: [{ key: 'section', label: 'Section' }, ...IDS, ...FILE, ...READINESS, ...REQUIREMENT],
  sections: [
    { key: 'file', title: 'FSVP files, by supplier', sheet: 'Files', columns: [...FILE, ...READINESS, ...IDS] },
    {
      key: 'requirement',
      title: 'Requirements, by supplier',
      sheet: 'Requirements',
      columns: [...FILE.filter(({ key }) => key !== 'importerName' && key !== 'country'), ...REQUIREMENT, ...IDS],
      isPrinted: ({ state }) => state !== 'not_applicable',
      note: 'Requirements that do not apply are in the JSON, CSV and XLSX files, with the section that says so.',
    },
  ],
  footer: NOTICE,

  async *rows(sources, settings) {
    for await (const file of sources.streamReadiness(settings)) {
      const { fileId, number, importerName, supplierId, supplierName, supplierCountry, foodName } = file;
      const { regime, verdict, percent, missing, fresh, items } = file;
      const common: Common = {
        fileId,
        fileNumber: number,
        importerName,
        supplierId,
        supplierName,
        country: supplierCountry,
        foodName,
      };
      const result = { regime, verdict, percent, missingCount: missing.length, missing: missing.join(', ') };
      yield { section: 'file', ...common, ...result, upToDate: fresh };
      for (const item of items) {
        const { code, title, citations, state, reason, citation, dueOn } = item;
        yield {
          section: 'requirement',
          ...common,
          code,
          title,
          citation: citation ?? citations.join(', '),
          state,
          reason,
          validUntil: dueOn,
          evidence: evidenceText(item),
        };
      }
    }
  },

  summarize(_generatedAt, { asOf, importerId, supplierId }) {
    const verdicts = createCounters(VERDICTS);
    const missingRequirements = new Map<string, number>();
    let first: FileRow | undefined;
    return {
      add(row) {
        if (row.section === 'file') {
          first ??= row;
          verdicts[row.verdict] += 1;
        } else if (row.state === 'missing')
          missingRequirements.set(row.code, (missingRequirements.get(row.code) ?? 0) + 1);
      },
      result: () => {
        const totalFiles = VERDICTS.reduce((sum, verdict) => sum + verdicts[verdict], 0);
        return {
          asOf,
          importer: importerId ? (first?.importerName ?? importerId) : 'All importers',
          supplier: supplierId ? (first?.supplierName ?? supplierId) : 'All suppliers',
          notice: NOTICE,
          totalFiles,
          notReady: verdicts.not_ready,
          withGaps: verdicts.gaps,
          expiring: verdicts.expiring,
          ready: verdicts.ready,
          readyRate: share(verdicts.ready, totalFiles),
          missingRequirements: Object.fromEntries(
            REQUIREMENT_CODES.flatMap((code) => {
              const count = missingRequirements.get(code);
              return count ? [[`${code} ${REQUIREMENTS[code].title}`, count]] : [];
            }),
          ),
        };
      },
    };
  },
};
