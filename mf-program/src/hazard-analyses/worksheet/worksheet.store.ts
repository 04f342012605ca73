import type { AnalysisHazardInput } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type {
  FoodHazardAnalysis,
  FoodHazardAnalysisUpdate,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { deleteDraft, findDraft, keepDraft } from '@fsvp/ui';
import { keptTextKey } from '../kept-text.js';
import { answerGroups, contentOf, toInput, type Content } from './content.js';
import type { ValueProblem } from './find-problems.js';
import {
  isSame,
  isSameContent,
  mergeContents,
  reviewOf,
  valueAt,
  withValueAt,
  type Conflict,
} from './merge-contents.js';

/** How the store reaches the server. Each call rejects if it fails. */
export interface WorksheetApi {
  update: (body: FoodHazardAnalysisUpdate, version: number) => Promise<FoodHazardAnalysis>;
  setHazards: (hazards: AnalysisHazardInput[], version: number) => Promise<FoodHazardAnalysis>;
  /** The draft as someone else saved it, if that is why a save failed. */
  currentOf: (error: unknown) => FoodHazardAnalysis | undefined;
  /** Whether another attempt is useless: the draft was signed or deleted. */
  isFinal: (error: unknown) => boolean;
  textOf: (error: unknown) => string;
  /** What cannot be saved of a content. */
  findProblems: (content: Content) => readonly ValueProblem[];
}

export type SaveState =
  { is: 'saved' } | { is: 'waiting' } | { is: 'saving' } | { is: 'failed'; message: string; final: boolean };

export interface WorksheetState {
  /** As it is stored, with the last version that is known. */
  analysis: FoodHazardAnalysis;
  /** As it is on the screen. */
  content: Content;
  conflicts: readonly Conflict[];
  save: SaveState;
  canUndo: boolean;
  canRedo: boolean;
}

interface Step {
  before: Content;
  after: Content;
}

const SAVE_DELAY_MS = 800;
const KEEP_DELAY_MS = 200;
const RETRY_MS = [3000, 10_000, 30_000];

/** A draft that is written: saves itself, takes over what others save, and loses nothing. */
export class WorksheetStore {
  private state: WorksheetState;
  private readonly listeners = new Set<() => void>();
  private past: Step[] = [];
  private future: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | undefined;
  private failures = 0;
  /** What was sent without an answer: it may be stored, and is then no change of another person. */
  private unanswered: readonly Content[] = [];
  /** The facts of today are to be taken over, which an update without a field does. */
  private mustTouch = false;

  constructor(
    analysis: FoodHazardAnalysis,
    private api: WorksheetApi,
  ) {
    this.state = {
      analysis,
      content: contentOf(analysis),
      conflicts: [],
      save: { is: 'saved' },
      canUndo: false,
      canRedo: false,
    };
    const kept = findDraft(keptTextKey(analysis.id));
    if (!kept) return;
    const {
      unanswered,
      conflicts: waiting = [],
      ...mine
    } = kept.values as unknown as Content & { unanswered: readonly Content[]; conflicts?: readonly Conflict[] };
    this.unanswered = unanswered;
    const base = kept.before as unknown as Content;
    const theirs = contentOf(analysis);
    const { content, conflicts } = mergeContents({ base, mine, theirs });
    const found = this.withoutOwn(conflicts);
    this.state = { ...this.state, content, conflicts: [...stillOpen(waiting, found, content, theirs), ...found] };
    if (this.isDirty()) this.schedule();
  }

  readonly get = (): WorksheetState => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  setApi(api: WorksheetApi): void {
    this.api = api;
  }

  /** @param isStep whether Undo of the grid takes it back; a text field has an Undo of its own */
  change(change: (content: Content) => Content, isStep = true): void {
    const before = this.state.content;
    const after = answerGroups(change(before));
    if (after === before) return;
    if (isStep) {
      this.past = [...this.past.slice(-99), { before, after }];
      this.future = [];
    }
    this.show(after);
  }

  undo(): void {
    const step = this.past.at(-1);
    if (!step) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, step];
    this.revert(step.after, step.before);
  }

  redo(): void {
    const step = this.future.at(-1);
    if (!step) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, step];
    this.revert(step.before, step.after);
  }

  /** Takes one value of a conflict: theirs replaces mine, or mine is saved over it. */
  resolve({ path, theirs }: Conflict, which: 'mine' | 'theirs'): void {
    const conflicts = this.state.conflicts.filter((one) => one.path !== path);
    const content =
      which === 'theirs'
        ? withValueAt(this.state.content, path, theirs, contentOf(this.state.analysis))
        : this.state.content;
    this.set({ conflicts });
    this.show(answerGroups(content));
  }

  /** Takes over what was read of the server. */
  receive(analysis: FoodHazardAnalysis): void {
    if (this.running) {
      void this.running.then(() => this.receive(analysis));
      return;
    }
    const { analysis: known } = this.state;
    // Facts of the food change without a version of the draft.
    if (analysis.version === known.version && analysis.outdated !== known.outdated)
      this.set({ analysis: { ...known, outdated: analysis.outdated } });
    if (analysis.version <= known.version) return;
    this.rebase(contentOf(this.state.analysis), analysis);
    if (this.isDirty()) this.schedule();
    else this.set({ save: { is: 'saved' } });
  }

  /** Saves the facts of the food as they are today. */
  touch(): void {
    this.mustTouch = true;
    void this.saveNow();
  }

  isDirty(): boolean {
    return !isSameContent(contentOf(this.state.analysis), this.state.content);
  }

  /** Tries at once, also after a failure. */
  saveNow(): Promise<void> {
    clearTimeout(this.timer);
    this.running ??= this.save().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Stops waiting; what is not saved stays in the tab. */
  close(): void {
    clearTimeout(this.timer);
    this.keepNow();
    if (this.isDirty()) void this.saveNow();
  }

  private revert(from: Content, to: Content): void {
    // What someone else changed since then stays.
    const { content } = mergeContents({ base: from, mine: this.state.content, theirs: to });
    const marked = (one: Content) => new Map(one.hazards.map(({ hazardKey, toCheck }) => [hazardKey, toCheck]));
    const [after, before] = [marked(from), marked(to)];
    const hazards = content.hazards.map((hazard) => {
      const { hazardKey, toCheck } = hazard;
      const earlier = before.get(hazardKey);
      return earlier !== undefined && toCheck === after.get(hazardKey) && toCheck !== earlier
        ? { ...hazard, toCheck: earlier }
        : hazard;
    });
    this.show({ ...content, hazards });
  }

  private show(content: Content): void {
    this.state = { ...this.state, content, canUndo: this.past.length > 0, canRedo: this.future.length > 0 };
    this.keep();
    if (this.isDirty()) this.schedule();
    else if (!this.running) this.state = { ...this.state, save: { is: 'saved' } };
    this.set({});
  }

  private schedule(): void {
    const { save } = this.state;
    if (save.is === 'failed' && save.final) return;
    if (!this.running && save.is !== 'waiting') this.set({ save: { is: 'waiting' } });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.saveNow(), SAVE_DELAY_MS);
  }

  private async save(): Promise<void> {
    this.set({ save: { is: 'saving' } });
    try {
      while (await this.saveNext());
      this.failures = 0;
      this.set({ save: { is: this.isDirty() && this.hasSendable() ? 'waiting' : 'saved' } });
    } catch (error) {
      const final = this.api.isFinal(error);
      this.set({ save: { is: 'failed', message: this.api.textOf(error), final } });
      if (!final) this.timer = setTimeout(() => void this.saveNow(), RETRY_MS[Math.min(this.failures++, 2)]);
    }
  }

  /** Sends one request, if there is something to send. */
  private async saveNext(): Promise<boolean> {
    const { analysis } = this.state;
    const stored = contentOf(analysis);
    const sent = this.sendable();
    const body = differences(stored, sent);
    const unanswered = this.unanswered;
    this.unanswered = [...unanswered.slice(-9), sent];
    try {
      if (this.mustTouch) {
        const saved = await this.api.update({}, analysis.version);
        this.mustTouch = false;
        this.unanswered = unanswered;
        this.rebase(stored, saved);
        return true;
      }
      if (Object.keys(body).length > 0) {
        const saved = await this.api.update(body, analysis.version);
        this.rebase({ ...sent, hazards: stored.hazards }, saved);
        this.unanswered = [];
        return true;
      }
      if (isSame(stored.hazards, sent.hazards)) {
        this.unanswered = unanswered;
        return false;
      }
      const saved = await this.api.setHazards(sent.hazards.map(toInput), analysis.version);
      this.rebase({ ...stored, hazards: sent.hazards }, saved);
      this.unanswered = [];
      return true;
    } catch (error) {
      const current = this.api.currentOf(error);
      if (!current || current.version <= analysis.version) throw error;
      // This request was refused; earlier ones may have been stored.
      this.unanswered = unanswered;
      this.rebase(stored, current);
      return true;
    }
  }

  /** Without those whose other value is an earlier one of this person. */
  private withoutOwn(conflicts: readonly Conflict[]): Conflict[] {
    return conflicts.filter(
      ({ path, theirs }) => !this.unanswered.some((content) => isSame(valueAt(content, path), theirs)),
    );
  }

  private hasSendable(): boolean {
    const stored = contentOf(this.state.analysis);
    return !isSame(stored, this.sendable());
  }

  /** Without what cannot be saved, and with the stored values of conflicts until somebody chose. */
  private sendable(): Content {
    const { content, conflicts, analysis } = this.state;
    const stored = contentOf(analysis);
    let sent = content;
    for (const { path } of conflicts) sent = withValueAt(sent, path, valueAt(stored, path), stored);
    // What replaces a value may be a problem itself, such as a code that another row has taken meanwhile.
    for (let round = 0; round < 3; round++) {
      const problems = this.api.findProblems(sent);
      if (problems.length === 0) break;
      for (const { path } of problems) sent = withoutProblem(sent, stored, path);
    }
    return sent;
  }

  /** @param base what the stored one was made from, as far as the screen knows it */
  private rebase(base: Content, analysis: FoodHazardAnalysis): void {
    const theirs = contentOf(analysis);
    const found = mergeContents({ base, mine: this.state.content, theirs });
    const merged = { ...found, conflicts: this.withoutOwn(found.conflicts) };
    const open = stillOpen(this.state.conflicts, merged.conflicts, merged.content, theirs);
    const conflicts = [...open, ...merged.conflicts];
    this.set({ analysis, content: answerGroups(merged.content), conflicts });
    this.keep();
  }

  /** A moment later: a text is written letter by letter. */
  private keep(): void {
    clearTimeout(this.keeping);
    this.keeping = setTimeout(this.keepNow, KEEP_DELAY_MS);
  }

  readonly keepNow = (): void => {
    if (this.keeping === undefined) return;
    clearTimeout(this.keeping);
    this.keeping = undefined;
    const { analysis, content, conflicts } = this.state;
    if (!this.isDirty()) deleteDraft(keptTextKey(analysis.id));
    else {
      const values = { ...content, unanswered: this.unanswered, conflicts };
      keepDraft(keptTextKey(analysis.id), { values, before: { ...contentOf(analysis) }, labels: {} });
    }
  };

  private set(changes: Partial<WorksheetState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.listeners) listener();
  }
}

/** A conflict stays until somebody chose, with the value that is stored now. */
function stillOpen(
  conflicts: readonly Conflict[],
  found: readonly Conflict[],
  content: Content,
  theirs: Content,
): Conflict[] {
  const again = new Set(found.map(({ path }) => path));
  return conflicts
    .filter(({ path }) => !again.has(path) && !isSame(valueAt(content, path), valueAt(theirs, path)))
    .map((one) => ({ ...one, theirs: valueAt(theirs, one.path) }));
}

/** The fields of a draft that differ; of answers those that differ. */
function differences(stored: Content, content: Content): FoodHazardAnalysisUpdate {
  const changed = <T>(before: readonly T[], after: readonly T[]) =>
    after.filter((answer, index) => !isSame(answer, before[index]));
  const body: FoodHazardAnalysisUpdate = {};
  for (const field of ['basis', 'covers', 'consumers', 'sources'] as const)
    if (!isSame(stored[field], content[field])) Object.assign(body, { [field]: content[field] });
  for (const field of ['considered', 'originsConsidered', 'factors'] as const) {
    const answers = changed<unknown>(stored[field], content[field]);
    if (answers.length > 0) Object.assign(body, { [field]: answers });
  }
  if (!isSame(reviewOf(stored), reviewOf(content)))
    body.reviewed = content.reviewed && {
      ...content.reviewed,
      changes: content.reviewed.changes.filter((change) => change.trim()),
    };
  return body;
}

/** A content with the stored value at a path; without a row that has no name yet. */
function withoutProblem(content: Content, stored: Content, path: string): Content {
  const [list, key, field] = path.split('.');
  const isNew = list === 'hazards' && !stored.hazards.some(({ hazardKey }) => hazardKey === key);
  if (isNew && field === 'name') return withValueAt(content, `hazards.${key}`, undefined);
  return withValueAt(content, path, isNew ? null : valueAt(stored, path));
}
