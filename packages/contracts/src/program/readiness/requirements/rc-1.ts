import { languageName } from '../../../core/language.js';
import { allRegimesExcept } from '../applicability.js';
import type { Evaluation } from '../evaluation.js';
import type { FoundRecord } from '../evidence.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';

export const requirement: Requirement = {
  group: 'records',
  title: REQUIREMENT_TITLES['RC-1'],
  citations: ['1.510(a)', '1.510(b)', '1.510(b)(3)', '1.510(c)', '1.512(b)(5)', '1.512(b)(5)(iii)'],
  blocking: false,
  regimes: allRegimesExcept('exempt', 'deemed', 'ds_importer'),
  why: 'FDA can ask for the records at any time: they must be signed, dated, legible and promptly available.',
  needs:
    'Current evidence that is signed and dated, with undamaged files; kept for two years, and for two years after the use of procedures, evaluations and determinations ends; evidence of a very small importer for three years',
  who: 'owner',
  ignoresChosenDocuments: true,
};

export const evaluation = (): Evaluation => ({
  findAmongRecords: findUnfitRecords,
  notes: (_file, records) => describeTranslations(records),
  hasNoRecords: true,
  source: 'documents',
  nextAction: { label: 'Sign or replace the record', opens: 'evidence' },
});

/** Records that are unfit to show, since one of them is enough; all of them if none is. */
function findUnfitRecords(records: readonly FoundRecord[]): FoundRecord[] {
  const unfit = records.filter(({ evidence }) => !evidence.signed || evidence.damaged);
  return (unfit.length ? unfit : records).map(({ evidence: { signed, damaged = false }, shown }) => ({
    evidence: { signed, damaged, qualified: true, validUntil: null },
    shown: { ...shown, validUntil: null },
  }));
}

/** The translation is owed when FDA asks for it, so that a document in another language is no gap (21 CFR 1.510(b)(1)). */
function describeTranslations(records: readonly FoundRecord[]): string[] {
  const foreign = records
    .flatMap(({ documents = [] }) => documents)
    .filter(({ language, translatedInto }) => ![language, ...translatedInto].includes('en'));
  const notes = foreign.map(
    ({ title, language }) =>
      `“${title}” is in ${languageName(language)}. FDA can request an English translation (§1.510(b)(1)).`,
  );
  return [...new Set(notes)];
}
