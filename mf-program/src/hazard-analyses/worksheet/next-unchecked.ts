import { STATEMENT_PATHS } from '@fsvp/contracts/program/food-hazard-analyses/statement-paths';
import type { Content } from './content.js';
import { gridSections } from './grid-rows.js';

const IN_GRID = 'considered.';

/** Rows and other statements in the order of the page, whether they are checked or not. */
function placesOf({ hazards }: Pick<Content, 'hazards'>): string[] {
  const rows = gridSections(hazards).flatMap(({ section, own }) => [
    `${IN_GRID}${section}`,
    ...own.map(({ hazardKey }) => `hazards.${hazardKey}`),
  ]);
  const others = STATEMENT_PATHS.filter((path) => !path.startsWith(IN_GRID));
  return [...others.slice(0, 2), ...rows, ...others.slice(2)];
}

/**
 * The next statement of an example that nobody has checked, from one place on and then from the top.
 * @param from '' begins at the top
 */
export function nextUnchecked(content: Pick<Content, 'hazards' | 'toCheck'>, from: string): string | undefined {
  const { hazards, toCheck } = content;
  const unchecked = new Set<string>([
    ...toCheck,
    ...hazards.flatMap(({ hazardKey, toCheck: mark }) => (mark === 'row' ? `hazards.${hazardKey}` : [])),
  ]);
  const places = placesOf(content);
  const at = places.indexOf(from);
  return [...places.slice(at + 1), ...places.slice(0, at + 1)].find((place) => unchecked.has(place));
}
