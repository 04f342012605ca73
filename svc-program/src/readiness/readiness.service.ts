import { Injectable } from '@nestjs/common';
import { dayOfInstant, today, type Day } from '@fsvp/contracts/core/calendar-day';
import { entryLineHref } from '@fsvp/contracts/program/entry-line';
import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { FileItem, ShownEvidence } from '@fsvp/contracts/program/readiness/evaluate-file';
import type { Verdict } from '@fsvp/contracts/program/readiness/readiness';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirements';
import { hrefs, recordHref } from '@fsvp/contracts/catalogue/hrefs';
import { proceduresHref } from '@fsvp/contracts/program/procedure';
import { invalidInput, notFound } from '@fsvp/service-kit/problems/problem.error';
import { DataSource } from 'typeorm';
import { FILE_NOUN } from '../fsvp-files/fsvp-files.service.js';
import { readFreshness } from '../source-freshness/freshness.js';
import { judgeFile } from './judge-file.js';
import { loadInputs } from './load-inputs.js';

/** The procedures of the importer, above the file. */
const PROCEDURE = {
  label: 'Write and sign the procedure',
  href: (fileId: string, importerId: string) => proceduresHref(importerId, fileId),
};

/** What to do for a requirement that is not fulfilled, as far as the suite has a form for it. */
const NEXT_ACTIONS: Partial<
  Record<
    RequirementCode,
    { label: string; href: (fileId: string, importerId: string, item: FileItem) => string | undefined }
  >
> = {
  'APP-1': { label: 'Determine the regime of this file', href: (fileId) => recordHref('fsvp-file', fileId) },
  'QI-1': { label: 'Have a qualified individual sign', href: (fileId) => recordHref('fsvp-file', fileId) },
  'IMP-1': { label: 'Complete the importer', href: (_, importerId) => recordHref('importer', importerId) },
  'IMP-2': {
    label: 'Open the entry line',
    href: (fileId, _, { evidence: [first] }) => first && entryLineHref(fileId, first.id),
  },
  'PR-1': PROCEDURE,
  'PR-3': PROCEDURE,
  'VS-1': {
    label: 'Determine whether the importer is very small this year',
    href: (_, importerId) => recordHref('importer', importerId),
  },
  'AS-3': recordForm('AS-3', 'Record the assurance of the customer'),
  'AS-5': recordForm('AS-5', 'Record the assurance of the customer'),
  'VS-2': recordForm('VS-2', 'Record the assurance of the supplier'),
  'SS-1': recordForm('SS-1', 'Record the assurance that the supplier is small'),
  'SS-2': recordForm('SS-2', 'Record the assurance of the supplier'),
  'EQ-1': recordForm('EQ-1', 'Record a check of country and scope'),
  'EQ-2': recordForm('EQ-2', 'Record a check of good standing'),
  'CA-1': {
    label: 'Open the corrective action',
    href: (_file, _importer, { evidence: [first] }) => first && recordHref(first.recordType, first.id),
  },
};

/** The form of a record, filled in for the file. */
function recordForm(code: RequirementCode, label: string) {
  return { label, href: (fileId: string) => `${hrefs.fsvpFile(fileId)}&record=${code}` };
}

/** The readiness of files, computed from their records when it is asked for. */
@Injectable()
export class ReadinessService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws 404; 400 for a day before the file was opened or after today */
  async get(fileId: string, asOf: Day = today()): Promise<FileReadinessAnswer> {
    const [loaded] = await loadInputs(this.dataSource.manager, [fileId], asOf);
    if (!loaded) throw notFound(FILE_NOUN);
    const { inputs, openedOn } = loaded;
    const opened = dayOfInstant(openedOn);
    if (asOf < opened) throw invalidInput([{ path: 'asOf', message: `The file was opened on ${opened}` }]);
    if (asOf > today()) throw invalidInput([{ path: 'asOf', message: 'The day is in the future' }]);
    const freshness = await readFreshness(this.dataSource.manager);
    const before = asOf === today() ? await this.verdictOf(fileId) : 'ready';
    const { effective, items, unconfirmed: _, ...result } = judgeFile(inputs, asOf, freshness, before);
    return {
      fileId,
      asOf,
      computedAt: new Date().toISOString(),
      regime: effective.regime,
      citation: effective.citation,
      entryCode: effective.entryCode,
      ...result,
      fresh: freshness.fresh,
      knownUntil: freshness.fresh ? null : freshness.asOf,
      items: items.map((item) => {
        const action = item.state === 'missing' || item.state === 'expiring' ? NEXT_ACTIONS[item.code] : undefined;
        const href = action?.href(fileId, inputs.importer.id, item);
        return {
          ...item,
          citations: [...item.citations],
          evidence: item.evidence.map((one) => ({ ...one, href: hrefOf(one, fileId, inputs.importer.id) })),
          nextAction: action && href ? { label: action.label, href } : null,
        };
      }),
    };
  }

  /** The verdict so far. */
  private async verdictOf(fileId: string): Promise<Verdict> {
    const [stored] = await this.dataSource.query<{ verdict: Verdict }[]>(
      'select verdict from fsvp_file_readiness where file_id = $1',
      [fileId],
    );
    return stored?.verdict ?? 'not_ready';
  }
}

/** What is shown on the page of the file. */
const ON_FILE = ['applicability-determination', 'assurance', 'standing-check'];

/** Eligibilities are on the page of their importer, procedures above the page of the file. */
function hrefOf({ recordType, id }: ShownEvidence, fileId: string, importerId: string): string | null {
  if (ON_FILE.includes(recordType)) return recordHref('fsvp-file', fileId) ?? null;
  if (recordType === 'entry-line') return entryLineHref(fileId, id);
  if (recordType === 'procedure') return proceduresHref(importerId, fileId);
  if (recordType === 'importer-eligibility') return recordHref('importer', importerId) ?? null;
  return recordHref(recordType, id) ?? null;
}
