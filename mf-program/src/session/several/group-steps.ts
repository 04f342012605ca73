import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { COUNTS_FOR, ORDER, waitsFor, type Step, type StepState } from '../steps.js';

/** A file with its questions. */
export interface FileSteps {
  file: FsvpFile;
  steps: readonly Step[];
}

/** A question as one file asks it. */
export interface FileStep {
  file: FsvpFile;
  step: Step;
  /** What has to be answered before; undefined if nothing. */
  waits: Step | undefined;
}

/** A question that several files ask, which is answered once where the answer counts for all of them. */
export interface SharedStep {
  /** In the address. */
  key: string;
  code: RequirementCode;
  question: string;
  /** What the answer counts for: the name of an importer, a food or a supplier; '' if for each file by itself. */
  of: string;
  /** One answer counts for all of these files. */
  isOneAnswer: boolean;
  files: readonly FileStep[];
  state: StepState;
}

/** Evaluations are written for one supplier: what is found about it is the same for all its files. */
const BY_SUPPLIER: readonly RequirementCode[] = ['EV-1'];

interface Scope {
  id: string;
  name: string;
  isOneAnswer: boolean;
}

function scopeOf(code: RequirementCode, file: FsvpFile): Scope {
  const countsFor = COUNTS_FOR[code];
  if (countsFor === 'importer') return { id: file.importerId, name: file.importerName, isOneAnswer: true };
  if (countsFor === 'food') return { id: file.foodId, name: file.foodName, isOneAnswer: true };
  if (BY_SUPPLIER.includes(code)) return { id: file.supplierId, name: file.supplierName, isOneAnswer: false };
  return { id: '', name: '', isOneAnswer: false };
}

const stateOf = (files: readonly FileStep[]): StepState => {
  if (files.every(({ step }) => step.state === 'done')) return 'done';
  return files.some(({ step }) => step.state === 'open') ? 'open' : 'prepared';
};

/** The questions of several files, each once, in the order of the law. */
export function groupSteps(all: readonly FileSteps[]): SharedStep[] {
  const groups = new Map<string, { scope: Scope; files: FileStep[] }>();
  for (const { file, steps } of all)
    for (const step of steps) {
      const scope = scopeOf(step.item.code, file);
      const key = scope.id ? `${step.item.code} ${scope.id}` : step.item.code;
      const group = groups.get(key) ?? { scope, files: [] };
      group.files.push({ file, step, waits: step.state === 'open' ? waitsFor(step, steps) : undefined });
      groups.set(key, group);
    }
  return [...groups]
    .map(([key, { scope, files }]): SharedStep => {
      const { item, question } = files[0]!.step;
      const { name: of, isOneAnswer } = scope;
      return { key, code: item.code, question, of, isOneAnswer, files, state: stateOf(files) };
    })
    .sort((one, other) => ORDER.indexOf(one.code) - ORDER.indexOf(other.code));
}

/** The question to go on with: the first that a file can answer now; without one, the first that waits for a signature. */
export const nextShared = (groups: readonly SharedStep[]): SharedStep | undefined =>
  groups.find(({ files }) => files.some(({ step, waits }) => step.state === 'open' && !waits)) ??
  groups.find(({ state }) => state === 'prepared') ??
  groups.find(({ state }) => state === 'open');
