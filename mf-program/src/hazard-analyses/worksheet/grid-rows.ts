import {
  BIOLOGICAL_GROUPS,
  HAZARD_GROUP_LABELS,
  HAZARD_SECTIONS,
  inSections,
  sectionOf,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type { AnalysedFacts, GroupAnswer } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import type { Content, Section } from './content.js';

/** A section with its answer, or one hazard of it. */
export type GridRow =
  | { kind: 'section'; id: Section; label: string; answer: GroupAnswer | undefined; note: string; count: number }
  | { kind: 'hazard'; id: string; section: Section; hazard: AnalysisHazard; number: number };

export const SECTION_LABELS: Record<Section, string> = {
  ...HAZARD_GROUP_LABELS,
  others: 'Other chemical hazards, such as heavy metals',
};

function noteOf(section: Section, facts: AnalysedFacts): string {
  if (section === 'others') return 'No group of §1.504(b)(1): rows only where there is such a hazard.';
  if (section === 'nutrients' && facts.foodClass === 'human') return 'A question for animal food only.';
  return facts.coveredProduce && BIOLOGICAL_GROUPS.includes(section)
    ? 'Covered produce: may stay unanswered (§1.504(e)).'
    : '';
}

/** The sections with their hazards, in the order of the screen. */
export const gridSections = (hazards: readonly AnalysisHazard[]) =>
  HAZARD_SECTIONS.map((section) => ({ section, own: hazards.filter((hazard) => sectionOf(hazard) === section) }));

/** The number of each hazard on the screen, by its key. */
export function rowNumbers(hazards: readonly AnalysisHazard[]): ReadonlyMap<string, number> {
  return new Map(inSections(hazards).map(([{ hazardKey }], index) => [hazardKey, index + 1]));
}

/** The rows of the worksheet, from top to bottom. */
export function gridRows(
  { hazards, considered }: Pick<Content, 'hazards' | 'considered'>,
  facts: AnalysedFacts,
): GridRow[] {
  const numbers = rowNumbers(hazards);
  return gridSections(hazards).flatMap(({ section, own }): GridRow[] => {
    return [
      {
        kind: 'section',
        id: section,
        label: SECTION_LABELS[section],
        answer: considered.find(({ group }) => group === section),
        note: noteOf(section, facts),
        count: own.length,
      },
      ...own.map((hazard): GridRow => ({
        kind: 'hazard',
        id: hazard.hazardKey,
        section,
        hazard,
        number: numbers.get(hazard.hazardKey)!,
      })),
    ];
  });
}

/** Whether a person answers a section, and how many cells its row has. */
export const isAnswered = (row: GridRow): boolean =>
  row.kind === 'section' && row.answer !== undefined && row.note !== 'A question for animal food only.';

export interface Place {
  row: string;
  column: number;
}

/** Of a section: answer, reason, button. */
export const SECTION_CELLS = 3;

/** The cell of a row for a wanted column: sections have fewer. */
export function columnIn(row: GridRow, wanted: number, columns: number): number {
  if (row.kind === 'hazard') return Math.min(wanted, columns - 1);
  if (!isAnswered(row)) return SECTION_CELLS - 1;
  return wanted < SECTION_CELLS ? wanted : 1;
}
