import type { FieldError } from '@fsvp/contracts/core/problem';
import type { HazardAllocation } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import type { DroppedLineInput, PlanLine, PlanLineInput } from '@fsvp/contracts/program/verification-plans/plan-line';
import { newId } from '@fsvp/service-kit/database/columns';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';

/** The lines of a plan, and what was proposed and is not among them. */
export interface PlanLines {
  lines: PlanLine[];
  droppedLines: PlanLine[];
}

const keysOf = (lines: readonly PlanLine[]) => new Map(lines.map((line) => [line.lineKey, line]));
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isSameMembers = (one: readonly string[], other: readonly string[]) => isSame([...one].sort(), [...other].sort());

/** A proposed line with what a person has decided on it. */
function decided(line: PlanLine, current: PlanLine | undefined): PlanLine {
  if (!current) return line;
  const { proposed, sampling, description, changeReason } = current;
  const kept = <F extends 'frequency' | 'beforeFirstImport' | 'beforeRelease'>(field: F): PlanLine[F] =>
    proposed && isSame(current[field], proposed[field]) ? line[field] : current[field];
  return {
    ...line,
    frequency: kept('frequency'),
    beforeFirstImport: kept('beforeFirstImport'),
    beforeRelease: kept('beforeRelease'),
    sampling,
    description: description ?? line.description,
    changeReason,
  };
}

const isDecided = ({ proposed, changeReason, sampling, ...line }: PlanLine): boolean =>
  !proposed ||
  changeReason !== null ||
  sampling !== null ||
  !isSame(line.frequency, proposed.frequency) ||
  line.beforeFirstImport !== proposed.beforeFirstImport ||
  line.beforeRelease !== proposed.beforeRelease;

/**
 * What is proposed today, with what people have decided: lines that they changed, left out or added. A changed line that is not
 * proposed any more stays as one of their own, as far as the evaluation has its hazards.
 */
export function takeOverDecisions(
  proposed: readonly PlanLine[],
  { lines, droppedLines }: PlanLines,
  allocations: readonly HazardAllocation[],
): PlanLines {
  const [current, dropped, wanted] = [keysOf(lines), keysOf(droppedLines), keysOf(proposed)];
  const own = lines
    .filter((line) => !wanted.has(line.lineKey) && isDecided(line))
    .flatMap((line): PlanLine[] => {
      const hazards = allocations.filter(({ hazardKey }) => line.hazardKeys.includes(hazardKey));
      if (line.hazardKeys.length && !hazards.length) return [];
      return [{ ...line, ...named(hazards), rule: 'own', proposed: null }];
    });
  return {
    lines: [
      ...proposed
        .filter(({ lineKey }) => !dropped.has(lineKey))
        .map((line) => decided(line, current.get(line.lineKey))),
      ...own,
    ],
    droppedLines: proposed.flatMap((line) => {
      const left = dropped.get(line.lineKey);
      return left ? [{ ...line, changeReason: left.changeReason }] : [];
    }),
  };
}

const named = (hazards: readonly HazardAllocation[]) => ({
  hazardKeys: hazards.map(({ hazardKey }) => hazardKey),
  hazardNames: hazards.map(({ hazardName }) => hazardName),
});

/**
 * The lines that a person sends. Rule and proposal of a line are the server's, and so is which proposed lines are left out.
 * @param current of the draft, by whose keys lines are known
 * @param signed lines of plans that were ever signed, as they were last
 * @throws 400 for hazards that the evaluation does not have, and for a known line that would become another activity
 */
export function applyLines(
  given: readonly PlanLineInput[],
  givenDropped: readonly DroppedLineInput[],
  current: PlanLines,
  signed: readonly PlanLine[],
  allocations: readonly HazardAllocation[],
): PlanLines {
  const inDraft = keysOf([...current.lines, ...current.droppedLines]);
  const wasSigned = keysOf(signed);
  const hazards = new Map(allocations.map((one) => [one.hazardKey, one]));
  const errors = given.flatMap((line, index): FieldError[] => {
    const at = (field: string, message: string): FieldError => ({ path: `lines.${index}.${field}`, message });
    const unknown = line.hazardKeys.flatMap((key, place) =>
      hazards.has(key) ? [] : [at(`hazardKeys.${place}`, 'The evaluation has no such hazard that requires a control')],
    );
    const { lineKey } = line;
    if (lineKey === undefined) return unknown;
    const above = given.findIndex((one) => one.lineKey === lineKey);
    if (above < index) return [...unknown, at('lineKey', `Line ${above + 1} has the same key`)];
    const earlier = wasSigned.get(lineKey);
    const known = inDraft.get(lineKey) ?? earlier;
    if (!known) return [...unknown, at('lineKey', 'The plans of this file have no such line. Leave the key out')];
    return [...unknown, ...findOtherActivity(line, known, at), ...findNewHazards(line, earlier, hazards, at)];
  });

  const stored = given.map(({ lineKey = newId(), ...line }): PlanLine => {
    const { rule = 'own', proposed = null } = inDraft.get(lineKey) ?? {};
    const chosen = line.hazardKeys.flatMap((key) => hazards.get(key) ?? []);
    return { ...line, lineKey, ...named(chosen), rule, proposed };
  });
  const kept = keysOf(stored);
  const left = [...current.lines, ...current.droppedLines].filter(
    ({ lineKey, proposed }) => proposed && !kept.has(lineKey),
  );
  const reasons = new Map(givenDropped.map(({ lineKey, changeReason }) => [lineKey, changeReason]));
  const leftKeys = keysOf(left);
  errors.push(
    ...givenDropped.flatMap(({ lineKey }, index) =>
      leftKeys.has(lineKey)
        ? []
        : [{ path: `droppedLines.${index}.lineKey`, message: 'This is no proposed line that the plan leaves out' }],
    ),
  );
  if (errors.length) throw invalidInput(errors);
  const wasLeft = keysOf(current.droppedLines);
  return {
    lines: stored,
    droppedLines: left.map((line) => ({
      ...asProposed(line, hazards),
      changeReason: reasons.get(line.lineKey) ?? wasLeft.get(line.lineKey)?.changeReason ?? null,
    })),
  };
}

/** A line that is left out is what was proposed, whatever had been changed in it. */
function asProposed(line: PlanLine, hazards: ReadonlyMap<string, HazardAllocation>): PlanLine {
  if (!line.proposed) return line;
  return { ...line, ...line.proposed, ...named(line.proposed.hazardKeys.flatMap((key) => hazards.get(key) ?? [])) };
}

type At = (field: string, message: string) => FieldError;

/** Activities and their results belong to a line: it stays what it is. */
function findOtherActivity({ activity, addressee }: PlanLineInput, known: PlanLine, at: At): FieldError[] {
  const message = 'Another activity is a line of its own. Remove this one and add another';
  return [
    ...(activity === known.activity ? [] : [at('activity', message)]),
    ...(isSame(addressee, known.addressee) ? [] : [at('addressee', message)]),
  ];
}

/** What was performed under a signed line has not verified hazards that it did not have. */
function findNewHazards(
  { hazardKeys }: PlanLineInput,
  signed: PlanLine | undefined,
  hazards: ReadonlyMap<string, HazardAllocation>,
  at: At,
): FieldError[] {
  if (!signed || isSameMembers(hazardKeys, signed.hazardKeys)) return [];
  const added = hazardKeys.filter((key) => !signed.hazardKeys.includes(key));
  const names = added.flatMap((key) => hazards.get(key)?.hazardName ?? []);
  return names.length
    ? [at('hazardKeys', `This line was signed without ${names.join(', ')}. Add another line for them`)]
    : [];
}
