/** What was typed into forms when the session ended under them, kept in this tab until it is taken up again or thrown away. */
export interface FormDraft {
  /** The address that the form stood at. */
  href: string;
  values: Record<string, unknown>;
}

interface OpenForm {
  key: string;
  /** The values, where something was typed. */
  read: () => Record<string, unknown> | undefined;
}

const STORED = 'form-drafts';
const open = new Set<OpenForm>();
let leaving = false;

/** Dates of a form's first values move from day to day; everything else says which form it is, and of which record. */
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

/** Keeps what is typed in every open form, before the page is left for the login: nobody is then asked whether to leave. */
export function keepFormDrafts(): void {
  leaving = true;
  const drafts = stored();
  for (const { key, read } of open) {
    const values = read();
    if (values) drafts[key] = { href: window.location.pathname + window.location.search, values };
  }
  store(drafts);
}

/** The page is left on purpose and what was typed is kept. */
export const leavingWithDrafts = () => leaving;

export function draftFor(key: string): FormDraft | undefined {
  return stored()[key];
}

/** Where the latest kept form stands, for the way back to it. */
export function keptDraftHref(): string | undefined {
  return Object.values(stored()).at(-1)?.href;
}

export function dropDraft(key: string): void {
  const { [key]: _, ...others } = stored();
  store(others);
}

/** At sign-out: what was typed is nobody else's business. */
export function forgetFormDrafts(): void {
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
    // Storage may be refused or full; what was typed is then lost, as without drafts.
  }
}
