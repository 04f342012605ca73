import { CALL_BODY_LIMIT } from '@fsvp/contracts/core/body-limit';
import { MAX_HAZARDS, type AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import { sectionOf } from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import {
  changeHazard,
  fromLibrary,
  newHazard,
  toInput,
  type Content,
  type LibraryHazard,
  type Section,
} from './content.js';
import { LABELS, type Column } from './columns.js';

/** A pasted cell that its column does not understand. */
export interface PasteProblem {
  /** From 1, of the pasted text. */
  row: number;
  hazard: string;
  column: string;
  text: string;
  message: string;
}

interface Paste {
  cells: readonly (readonly string[])[];
  /** The hazard at which it begins; undefined adds all rows. */
  at: string | undefined;
  section: Section;
  /** Of the first pasted cell. */
  column: number;
  columns: readonly Column[];
  library: readonly LibraryHazard[] | undefined;
}

export interface Pasted {
  content: Content;
  problems: PasteProblem[];
  changed: number;
  added: number;
}

/** Texts of the first pasted row that are names of columns say which column each is. */
function columnsOfPaste({ cells, columns, column }: Paste): { of: (Column | undefined)[]; hasHeadings: boolean } {
  const [first = []] = cells;
  const named = first.map((text) => {
    const name = text.trim().toLowerCase();
    return columns.find(({ label, field }) => name === label.toLowerCase() || name === field.toLowerCase());
  });
  const hasHeadings = first.length > 1 && named.every(Boolean);
  if (hasHeadings) return { of: named, hasHeadings };
  const width = Math.max(...cells.map(({ length }) => length));
  return { of: Array.from({ length: width }, (_, index) => columns[column + index]), hasHeadings };
}

/**
 * Writes a block of cells into the rows below a cell. Rows that are not there are added to the section. What a column does not
 * understand is reported, and its cell stays as it was.
 */
export function pasteCells(content: Content, paste: Paste): Pasted {
  const { of, hasHeadings } = columnsOfPaste(paste);
  const rows = hasHeadings ? paste.cells.slice(1) : paste.cells;
  const own = content.hazards.filter((one) => sectionOf(one) === paste.section && !one.requiredByPart112);
  const start = paste.at === undefined ? own.length : own.findIndex(({ hazardKey }) => hazardKey === paste.at);
  const problems: PasteProblem[] = [];
  const changed = new Map<string, AnalysisHazard>();
  const added: AnalysisHazard[] = [];
  rows.forEach((texts, index) => {
    if (texts.every((text) => text.trim() === '')) return;
    const target = start === -1 ? undefined : own[start + index];
    let hazard = target ?? newHazard(paste.section);
    const report = (column: string, text: string, message: string) =>
      problems.push({ row: index + (hasHeadings ? 2 : 1), hazard: hazard.name, column, text, message });
    texts.forEach((text, position) => {
      const column = of[position];
      if (!column) {
        if (text.trim()) report(`column ${position + 1}`, text, 'there is no such column');
        return;
      }
      const parsed = column.parse(text, hazard);
      if ('error' in parsed) report(LABELS[column.field] ?? column.label, text, parsed.error);
      else hazard = changeHazard(hazard, withLibrary(parsed.changes, hazard, paste.library));
    });
    if (target) changed.set(target.hazardKey, hazard);
    else added.push(hazard);
  });
  const hazards = [...content.hazards.map((one) => changed.get(one.hazardKey) ?? one), ...added];
  return { content: { ...content, hazards }, problems, changed: changed.size, added: added.length };
}

const KB = 1024;

/** How many hazards a person may still add: the row of part 112 does not count. */
export const freeRows = (hazards: readonly AnalysisHazard[]): number =>
  MAX_HAZARDS - hazards.filter(({ requiredByPart112 }) => !requiredByPart112).length;

/** Why a paste as a whole cannot be saved; undefined where it can. */
export function findPasteRefusal(before: Content, { content, added }: Pasted): string | undefined {
  const free = freeRows(before.hazards);
  if (added > free)
    return `The pasted text has ${added} new rows, and ${free === 0 ? 'no row is' : `only ${free} of the ${MAX_HAZARDS} rows of an analysis are`} free. Paste fewer rows, or remove rows first.`;
  const size = sizeOf(content);
  return size > CALL_BODY_LIMIT && size > sizeOf(before)
    ? `With the pasted text the hazards have ${Math.ceil(size / KB)} KB. At most ${CALL_BODY_LIMIT / KB} KB can be saved. Paste fewer rows, or shorten the texts in the spreadsheet.`
    : undefined;
}

/** In bytes, as it is sent. */
const sizeOf = ({ hazards }: Content): number =>
  new TextEncoder().encode(JSON.stringify({ hazards: hazards.map(toInput) })).length;

/** A code names the hazard, where the cell of the name is empty. */
export function withLibrary(
  changes: Partial<AnalysisHazard>,
  hazard: AnalysisHazard,
  library: readonly LibraryHazard[] | undefined,
): Partial<AnalysisHazard> {
  const code = changes.libraryCode;
  const found = code && !hazard.name ? library?.find((one) => one.code === code) : undefined;
  return found ? fromLibrary(found, hazard) : changes;
}
