import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { EntityManager } from 'typeorm';
import { HAZARD_LIBRARY } from '../reference-data/defaults/hazard-library.js';
import { parseReferenceCsv } from '../reference-data/parse-csv.js';
import { rowsInForce } from '../reference-data/rows-in-force.js';
import type { TemplateSources } from './build-templates.js';
import type { LibraryRow } from './hazard-matcher.js';
import { readExtract } from './read-extract.js';

/** What templates are made of on a day. */
export async function loadSources(day: Day, manager: EntityManager): Promise<TemplateSources> {
  const [extract, shipped, library, guide] = await Promise.all([
    readExtract(),
    readShippedLibrary(),
    ...loadedRows(day, manager),
  ]);
  return { extract, library, guide, shipped };
}

/** The library and the guide in force. */
export const loadedRows = (day: Day, manager: EntityManager) =>
  [rowsInForce('hazard_library', day, manager), rowsInForce('hazard_guide', day, manager)] as const;

/** The rows of the suite. */
export async function readShippedLibrary(): Promise<LibraryRow[]> {
  const { rows } = await parseReferenceCsv('hazard_library', HAZARD_LIBRARY.csv);
  return rows as unknown as LibraryRow[];
}
