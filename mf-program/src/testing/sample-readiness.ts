import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import { scoreOf } from '@fsvp/contracts/program/readiness/readiness';
import { REQUIREMENT_CODES, type RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { REQUIREMENTS } from '@fsvp/contracts/program/readiness/requirements';
import { determinationHref } from '@fsvp/contracts/program/hrefs';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { DETERMINATION_ID, FILE_ID, IMPORTER_ID } from './sample-records.js';

type Item = FileReadinessAnswer['items'][number];

/** Item by item what is not missing without a record; the rest of the standard requirements is. */
const ITEMS: Partial<Record<RequirementCode, Partial<Item>>> = {
  'APP-1': {
    reason: 'stale',
    notes: ['The signed regime no longer fits the facts.'],
    evidence: [
      {
        recordType: 'applicability-determination',
        id: DETERMINATION_ID,
        version: 2,
        title: 'Determination, version 1',
        href: hrefs.fsvpFile(FILE_ID),
        signedBy: 'Dana Reyes',
        signedAt: '2026-02-01T15:00:00.000Z',
        validUntil: null,
      },
    ],
    nextAction: { label: 'Determine the regime of this file', href: determinationHref(FILE_ID) },
  },
  'IMP-1': {
    state: 'satisfied',
    reason: null,
    evidence: [
      {
        recordType: 'importer',
        id: IMPORTER_ID,
        version: 1,
        title: 'Harbor Foods LLC',
        href: '/admin?section=importers',
        signedBy: null,
        signedAt: null,
        validUntil: null,
      },
    ],
  },
  'HA-1': {
    state: 'expiring',
    reason: null,
    dueOn: addDays(today(), 12),
    evidence: [
      {
        recordType: 'document',
        id: IMPORTER_ID,
        version: 4,
        title: 'Hazard analysis of shrimp',
        href: hrefs.document(IMPORTER_ID),
        signedBy: 'Sam Ito',
        signedAt: '2026-03-01T15:00:00.000Z',
        validUntil: addDays(today(), 12),
      },
    ],
  },
};

/** The 29 requirements of `sampleFile`, judged by the standard ones. */
export function sampleReadiness(changes: Partial<FileReadinessAnswer> = {}): FileReadinessAnswer {
  const items = REQUIREMENT_CODES.map((code): Item => {
    const { title, citations, blocking, regimes } = REQUIREMENTS[code];
    const applies = (regimes as readonly string[]).includes('standard') && !/^(AS|LACF|IMP-2|VD-2|PR-2)/.test(code);
    return {
      code,
      title,
      citations: [...citations],
      state: applies ? 'missing' : 'not_applicable',
      reason: applies ? 'absent' : null,
      blocking,
      citation: applies ? null : '1.502',
      evidence: [],
      dueOn: null,
      notes: [],
      nextAction: null,
      ...ITEMS[code],
    };
  });
  const codes = (wanted: (item: Item) => boolean) => items.filter(wanted).map(({ code }) => code);
  return {
    fileId: FILE_ID,
    regime: 'standard',
    ...scoreOf(items),
    missing: codes(({ state }) => state === 'missing'),
    blocking: codes(({ state, blocking }) => state === 'missing' && blocking),
    expiring: codes(({ state }) => state === 'expiring'),
    nextDueOn: addDays(today(), 12),
    nextChangeOn: null,
    fresh: true,
    knownUntil: null,
    asOf: today(),
    computedAt: new Date().toISOString(),
    citation: '1.502',
    entryCode: 'FSV',
    items,
    ...changes,
  };
}
