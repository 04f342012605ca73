import { today } from '@fsvp/contracts/core/calendar-day';
import type { AnalysedFacts, AnalysisSource } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { columnsFor } from './columns.js';
import type { Content, LibraryHazard } from './content.js';
import { reviewOf } from './merge-contents.js';

/** A value that cannot be saved. It stays as it was typed. */
export interface ValueProblem {
  /** As in a conflict: 'hazards.{key}.{field}', 'covers', 'sources'. */
  path: string;
  message: string;
}

const count = (length: number) => length.toLocaleString('en-US');
const tooLong = (path: string, text: string | null, max: number): ValueProblem[] =>
  text && text.length > max
    ? [{ path, message: `${count(text.length)} characters. Enter at most ${count(max)}.` }]
    : [];

/** @param library undefined until it is loaded: codes are then checked by the server only */
export function findValueProblems(
  content: Content,
  facts: AnalysedFacts,
  library: readonly LibraryHazard[] | undefined,
): ValueProblem[] {
  const review = reviewOf(content);
  return [
    ...findCellProblems(content, facts, library),
    ...(['covers', 'consumers'] as const).flatMap((field) => tooLong(field, content[field], 2000)),
    ...content.considered.flatMap(({ group, reason }) => tooLong(`considered.${group}.reason`, reason, 2000)),
    ...content.originsConsidered.flatMap((one) => tooLong(`originsConsidered.${one.origin}.reason`, one.reason, 2000)),
    ...content.factors.flatMap(({ factor, effect }) => tooLong(`factors.${factor}.effect`, effect, 2000)),
    ...content.sources.flatMap((source) => findSourceProblem(source) ?? []).slice(0, 1),
    ...(['entity', 'preparedBy'] as const).flatMap((field) => tooLong(`reviewed.${field}`, review[field], 255)),
    ...tooLong('reviewed.qualificationEvidence', review.qualificationEvidence, 2000),
    ...tooLong('reviewed.assessment', review.assessment, 5000),
    ...review.changes.flatMap((change) => tooLong('reviewed.changes', change, 1000)).slice(0, 1),
    ...(isPastDay(review.preparedOn)
      ? []
      : [{ path: 'reviewed.preparedOn', message: 'Enter a day up to today, such as Mar 5, 2026.' }]),
  ];
}

const isPastDay = (day: string | null) => day === null || (/^\d{4}-\d{2}-\d{2}$/.test(day) && day <= today());

/** Sources are saved together: one that is not complete keeps them from it. */
export function findSourceProblem({ title, url, retrievedOn }: AnalysisSource): ValueProblem | undefined {
  const problem = (message: string) => ({ path: 'sources', message });
  if (!title.trim()) return problem('Name the source.');
  if (title.length > 500) return problem(`The name has ${count(title.length)} characters. Enter at most 500.`);
  if (url && !(/^https?:\/\/[^\s/]+/i.test(url) && URL.canParse(url)))
    return problem('Enter an address such as https://www.fda.gov/food.');
  return isPastDay(retrievedOn) ? undefined : problem('Enter a day up to today, such as Mar 5, 2026.');
}

function findCellProblems(
  { hazards }: Content,
  facts: AnalysedFacts,
  library: readonly LibraryHazard[] | undefined,
): ValueProblem[] {
  const columns = columnsFor(facts, hazards);
  const known = library && new Set(library.map(({ code }) => code));
  return hazards.flatMap((hazard, index) => {
    if (hazard.requiredByPart112) return [];
    const { hazardKey, libraryCode, name } = hazard;
    const problem = (field: string, message: string) => ({ path: `hazards.${hazardKey}.${field}`, message });
    const above = libraryCode ? hazards.findIndex((one) => one.libraryCode === libraryCode) : index;
    return [
      ...(name.trim() ? [] : [problem('name', 'Name the hazard.')]),
      ...columns.flatMap(({ field, maxLength, text }) =>
        maxLength ? tooLong(`hazards.${hazardKey}.${field}`, text(hazard), maxLength) : [],
      ),
      ...(libraryCode && known && !known.has(libraryCode)
        ? [problem('libraryCode', `The hazard library has no code ${libraryCode}.`)]
        : []),
      ...(above < index
        ? [problem('libraryCode', `${libraryCode} is already the code of ${hazards[above]!.name}.`)]
        : []),
    ];
  });
}
