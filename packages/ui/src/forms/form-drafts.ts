/** The values of a form that was open when the session ended. Kept in this tab until restored or discarded. */
export interface FormDraft {
  /** The URL of the page with the form. */
  href: string;
  values: Record<string, unknown>;
}

interface OpenForm {
  key: string;
  /** The values, or undefined if nothing was typed. */
  read: () => Record<string, unknown> | undefined;
}

const STORED = 'form-drafts';
const open = new Set<OpenForm>();
let leaving = false;

/** Default values identify the form and its record, except dates, which change from day to day. */
const dates = /^\d{4}-\d{2}-\d{2}([T ].*)?$/;

export function draftKey(defaultValues: object): string {
  const first = JSON.stringify(defaultValues, (_, value: unknown) =>
    typeof value === 'string' && dates.test(value) ? '' : value,
  );
  return `${window.location.pathname} ${first}`;
}

export function trackForm(form: OpenForm): () => void {
  open.add(form);
  return () => void open.delete(form);
}

/** Saves the values of every open form before the redirect to the login, which then needs no confirmation. */
export function saveFormDrafts(): void {
  leaving = true;
  const drafts = stored();
  for (const { key, read } of open) {
    const values = read();
    if (values) drafts[key] = { href: window.location.pathname + window.location.search, values };
  }
  store(drafts);
}

/** True during the redirect to the login, after the drafts were saved. */
export const isLeavingWithDrafts = () => leaving;

export function findDraft(key: string): FormDraft | undefined {
  return stored()[key];
}

/** The URL of the form that was saved last. */
export function savedDraftHref(): string | undefined {
  return Object.values(stored()).at(-1)?.href;
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
