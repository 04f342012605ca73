import * as z from 'zod/mini';
import { codeLabel } from '../core/code-label.js';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { choice, list, plain } from '../core/signed-field.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { type Determination, getDetermination } from './determination.js';
import { CONDITIONS, REGIME_LABELS, REGIMES } from './readiness/regime.js';
import { SIGNED_STATES, type SignableDefinition, signedFields } from '../signatures/index.js';

export const determinationRecord = defineStoredRecord({
  type: 'applicability-determination',
  label: 'Determinations of FSVP files',
  service: 'program',
  read: getDetermination,
  derived: ['fileNumber', 'outdated'],
  data: z.looseObject({
    id: z.string(),
    fileId: z.string(),
    state: z.enum(SIGNED_STATES),
    chosenRegime: z.enum(REGIMES),
  }),
  events: {
    drafted: NEW,
    updated: CHANGED,
    deleted: DELETED,
    signed: CHANGED,
    superseded: CHANGED,
    withdrawn: CHANGED,
  },
});
export const {
  drafted: determinationDrafted,
  updated: determinationUpdated,
  deleted: determinationDeleted,
  signed: determinationSigned,
  superseded: determinationSuperseded,
  withdrawn: determinationWithdrawn,
} = determinationRecord.events;

/** A determination with the names of its file, which people read. */
export interface SignedDetermination extends Determination {
  importerName: string;
  supplierName: string;
  foodName: string;
  fileClosed: boolean;
}

/** 'Commodity: general; Raw commodity: yes' */
function readAnswers(value: unknown): string {
  const { facts, circumstances, supplierCountry } = value as Determination['answers'];
  const { confirmed, ...others } = circumstances;
  const lines = Object.entries({ ...facts, ...others, supplierCountry })
    .filter(([, answer]) => answer !== false && answer !== 'no' && answer !== null)
    .map(([name, answer]) => {
      if (answer === true) return codeLabel(name);
      return `${codeLabel(name)}: ${name === 'supplierCountry' ? answer : codeLabel(String(answer))}`;
    });
  return [...lines, ...confirmed.map((condition) => `${CONDITIONS[condition]}: confirmed`)]
    .map((line) => `• ${line}`)
    .join('\n');
}

export const determinationSigning: SignableDefinition<SignedDetermination> = {
  type: 'applicability-determination',
  noun: 'applicability determination',
  fields: signedFields<SignedDetermination>()({
    fileId: { ...plain('File'), hidden: true },
    fileNumber: plain('FSVP File'),
    importerName: plain('Importer'),
    supplierName: plain('Supplier'),
    foodName: plain('Food'),
    versionNumber: plain('Version'),
    answers: { label: 'Facts', text: readAnswers },
    proposedRegime: choice('Proposed', REGIME_LABELS),
    chosenRegime: choice('Determined', REGIME_LABELS),
    citations: list('Sections of 21 CFR', String),
    entryCode: plain('Code at Entry'),
    reason: plain('Reason'),
    state: false,
    fileClosed: false,
    outdated: false,
  }),
  meanings: {
    determined: {
      permission: 'sign',
      activity: () => 'eligibility',
      refusal: ({ state, outdated, fileClosed }) => {
        if (state !== 'draft') return 'Only a draft can be signed.';
        if (fileClosed) return 'This file is closed.';
        return outdated ? 'The facts of this file have changed. Create a new draft.' : undefined;
      },
    },
  },
};
