import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type { AnalysisReview } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { cleanText, isVisible } from '@fsvp/contracts/core/text';
import type { Content } from './content.js';

/** Three-way merge of a draft: what one person wrote since `base`, and what others saved since then. */

export interface Conflict {
  /** 'hazards.{key}.severity', 'factors.storage', 'covers'; of a whole row 'hazards.{key}'. */
  path: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  content: Content;
  conflicts: Conflict[];
}

/** Fields that the server sets, or that follow from others. */
const DERIVED = new Set<string>(['hazardKey', 'score', 'requiredByPart112', 'adoptedFrom']);

/**
 * A value as svc-program stores it: while somebody types, a space at the end is no change. The keys of an object are sorted, since
 * those of a response have another order.
 */
function asStored(_: string, value: unknown): unknown {
  if (typeof value === 'string') return isVisible(value) ? cleanText(value) : null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? null;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether two values are stored alike. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null, asStored) === JSON.stringify(other ?? null, asStored);

/** Whether two contents have the same values. Those that are the same objects are not compared. */
export function isSameContent(one: Content, other: Content): boolean {
  return (Object.keys(one) as (keyof Content)[]).every((field) => {
    const [a, b] = [one[field], other[field]];
    if (a === b) return true;
    if (!Array.isArray(a) || !Array.isArray(b)) return isSame(a, b);
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  });
}

const isUntrimmed = (value: unknown) => typeof value === 'string' && value !== cleanText(value);

const EMPTY_REVIEW: AnalysisReview = {
  entity: null,
  preparedBy: null,
  preparedOn: null,
  qualificationEvidence: null,
  qualificationDocumentId: null,
  documentId: null,
  language: null,
  assessment: null,
  agreement: null,
  changes: [],
};
export const reviewOf = ({ reviewed }: Content): AnalysisReview => reviewed ?? EMPTY_REVIEW;

type Three<T> = Record<'base' | 'mine' | 'theirs', T>;

export function mergeContents({ base, mine, theirs }: Three<Content>): Merged {
  const conflicts: Conflict[] = [];

  function value<T>(path: string, three: Three<T>): T {
    // What is typed stays as it is typed: the stored one has no space at its end.
    if (isSame(three.mine, three.theirs)) return three.mine === null ? three.theirs : three.mine;
    if (isSame(three.mine, three.base)) return three.theirs;
    if (isSame(three.theirs, three.base)) return three.mine;
    conflicts.push({ path, mine: three.mine, theirs: three.theirs });
    return three.mine;
  }
  function fields<T extends object>(path: string, three: Three<T>): T {
    const merged = Object.keys(three.theirs).map((name): [string, unknown] => {
      const field = name as keyof T;
      if (DERIVED.has(name)) return [name, three.theirs[field]];
      const of = { base: three.base[field], mine: three.mine[field], theirs: three.theirs[field] };
      // Looked at is looked at, by whomever.
      if (name === 'toCheck') return [name, of.mine === null ? null : of.theirs];
      return [name, value(`${path}.${name}`, of)];
    });
    // The same object, where nothing differs: unchanged rows need no rendering and no comparison.
    return merged.every(([name, one]) => isSame(one, three.theirs[name as keyof T]) && !isUntrimmed(one))
      ? three.theirs
      : (Object.fromEntries(merged) as T);
  }
  function answers<T extends object, K extends keyof T>(path: string, key: K, three: Three<readonly T[]>): T[] {
    const find = (list: readonly T[], like: T) => list.find((one) => one[key] === like[key]) ?? like;
    return three.theirs.map((answer) => {
      const of = { base: find(three.base, answer), mine: find(three.mine, answer), theirs: answer };
      return fields(`${path}.${String(answer[key])}`, of);
    });
  }
  const pick = <T>(read: (content: Content) => T): Three<T> => ({
    base: read(base),
    mine: read(mine),
    theirs: read(theirs),
  });

  const reviewed =
    base.reviewed === null && mine.reviewed === null && theirs.reviewed === null
      ? null
      : fields('reviewed', pick(reviewOf));
  const content: Content = {
    basis: value(
      'basis',
      pick(({ basis }) => basis),
    ),
    covers: value(
      'covers',
      pick(({ covers }) => covers),
    ),
    consumers: value(
      'consumers',
      pick(({ consumers }) => consumers),
    ),
    considered: answers(
      'considered',
      'group',
      pick(({ considered }) => considered),
    ),
    originsConsidered: answers(
      'originsConsidered',
      'origin',
      pick((one) => one.originsConsidered),
    ),
    factors: answers(
      'factors',
      'factor',
      pick(({ factors }) => factors),
    ),
    sources: value(
      'sources',
      pick(({ sources }) => sources),
    ),
    reviewed,
    hazards: mergeHazards(
      pick(({ hazards }) => hazards),
      conflicts,
      fields,
    ),
  };
  return { content, conflicts };
}

function mergeHazards(
  { base, mine, theirs }: Three<readonly AnalysisHazard[]>,
  conflicts: Conflict[],
  fields: (path: string, three: Three<AnalysisHazard>) => AnalysisHazard,
): AnalysisHazard[] {
  const byKey = (hazards: readonly AnalysisHazard[]) => new Map(hazards.map((hazard) => [hazard.hazardKey, hazard]));
  const [before, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const merge = (key: string): AnalysisHazard[] => {
    const [was, my, their] = [before.get(key), own.get(key), other.get(key)];
    if (my && their) return [fields(`hazards.${key}`, { base: was ?? their, mine: my, theirs: their })];
    if (my) {
      if (was && isSame(was, my)) return [];
      if (was) conflicts.push({ path: `hazards.${key}`, mine: my, theirs: undefined });
      return [my];
    }
    if (!their || (was && isSame(was, their))) return [];
    if (was) conflicts.push({ path: `hazards.${key}`, mine: undefined, theirs: their });
    return was ? [] : [their];
  };
  const merged = mergeOrder([...own.keys()], [...other.keys()]).flatMap(merge);
  // The row of part 112 stays the last one.
  return [
    ...merged.filter(({ requiredByPart112 }) => !requiredByPart112),
    ...merged.filter(({ requiredByPart112 }) => requiredByPart112),
  ];
}

/** All keys in the order of `mine`; those that only `theirs` has are before what follows them there, else at the end. */
function mergeOrder(mine: readonly string[], theirs: readonly string[]): string[] {
  const merged = [...mine];
  for (let index = theirs.length - 1; index >= 0; index--) {
    if (mine.includes(theirs[index]!)) continue;
    const next = theirs[index + 1];
    merged.splice(next === undefined ? merged.length : merged.indexOf(next), 0, theirs[index]!);
  }
  return merged;
}

/** The value at the path of a conflict. */
export function valueAt(content: Content, path: string): unknown {
  const [list, key, field] = path.split('.') as [keyof Content, string | undefined, string | undefined];
  if (key === undefined) return content[list];
  if (list === 'reviewed') return reviewOf(content)[key as keyof AnalysisReview];
  const found = itemsOf(content, list).find((one) => keyOf(one) === key);
  return field === undefined ? found : found?.[field];
}

/**
 * The content with another value at the path of a conflict.
 * @param like has the place of a row that the content does not have
 */
export function withValueAt(content: Content, path: string, value: unknown, like: Content = content): Content {
  const [list, key, field] = path.split('.') as [keyof Content, string | undefined, string | undefined];
  if (key === undefined) return { ...content, [list]: value };
  if (list === 'reviewed') return { ...content, reviewed: { ...reviewOf(content), [key]: value } };
  const items = itemsOf(content, list);
  if (field !== undefined)
    return { ...content, [list]: items.map((one) => (keyOf(one) === key ? { ...one, [field]: value } : one)) };
  if (value === undefined) return { ...content, [list]: items.filter((one) => keyOf(one) !== key) };
  const byKey = new Map(items.map((one) => [String(keyOf(one)), one])).set(key, value as Item);
  const place = itemsOf(like, list).map((one) => String(keyOf(one)));
  const order = mergeOrder(
    items.map((one) => String(keyOf(one))),
    (place.includes(key) ? place : [...place, key]).filter((one) => byKey.has(one)),
  );
  return { ...content, [list]: order.map((one) => byKey.get(one)!) };
}

type Item = Record<string, unknown>;
const itemsOf = (content: Content, list: keyof Content) => content[list] as unknown as readonly Item[];
const keyOf = (item: Item) => item.hazardKey ?? item.group ?? item.origin ?? item.factor;
