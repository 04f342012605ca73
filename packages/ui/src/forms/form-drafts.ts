/** What was typed into a form that was open when the session ended. Kept in this tab until the form is opened again. */
export interface FormDraft {
  /** The changed fields. */
  values: Record<string, unknown>;
  /** The values that these fields had when the form was opened. */
  before: Record<string, unknown>;
  /** The texts of selected options, by value. */
  labels: Record<string, string>;
}

interface OpenForm {
  key: string;
  /** The draft, or undefined if nothing was typed. */
  read: () => FormDraft | undefined;
}

const STORED = 'form-drafts';
const open = new Set<OpenForm>();
let leaving = false;

/** Default values identify the form of a new record, except dates, which change from day to day. */
const dates = /^\d{4}-\d{2}-\d{2}([T ].*)?$/;

/** @param recordId the record of the form: its values can change before the form is opened again */
export function draftKey(defaultValues: object, recordId: string | undefined): string {
  const form = recordId
    ? `${recordId} ${Object.keys(defaultValues).join()}`
    : JSON.stringify(defaultValues, (_, value: unknown) =>
        typeof value === 'string' && dates.test(value) ? '' : value,
      );
  return `${window.location.pathname} ${form}`;
}

export function trackForm(form: OpenForm): () => void {
  open.add(form);
  return () => void open.delete(form);
}

/** Saves what was typed into every open form before the page is left, which then needs no confirmation. */
export function saveFormDrafts(): void {
  leaving = true;
  const drafts = stored();
  for (const { key, read } of open) {
    const draft = read();
    if (draft) drafts[key] = draft;
  }
  store(drafts);
}

/** True while the page is left after saveFormDrafts. */
export const isLeavingWithDrafts = () => leaving;

export function findDraft(key: string): FormDraft | undefined {
  return stored()[key];
}

/** Keeps what a form without fields of react-hook-form has not saved yet, such as a worksheet. */
export function keepDraft(key: string, draft: FormDraft): void {
  store({ ...stored(), [key]: draft });
}

export function deleteDraft(key: string): void {
  const { [key]: _, ...others } = stored();
  store(others);
}

/** Called at sign-out, so that the next user does not see the drafts. */
export function clearFormDrafts(): void {
  store({});
}

function stored(): Record<string, FormDraft> {
  try {
    const read: unknown = JSON.parse(window.sessionStorage.getItem(STORED) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, FormDraft>) : {};
  } catch {
    return {};
  }
}

function store(drafts: Record<string, FormDraft>): void {
  try {
    if (Object.keys(drafts).length > 0) window.sessionStorage.setItem(STORED, JSON.stringify(drafts));
    else window.sessionStorage.removeItem(STORED);
  } catch {
    // Storage may be disabled or full; the drafts are then lost.
  }
}
