/** Toasts: one at a time, a new one replaces the old one. */
export interface ToastInput {
  title?: string;
  description: string;
  variant?: 'default' | 'success' | 'destructive';
  /** Milliseconds on screen. */
  duration?: number;
  /** Undoes or opens what the toast is about. It must also be possible elsewhere, because toasts disappear. */
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  /** Where else the same can be done, for users who cannot reach a toast in time. */
  altText: string;
  onSelect: () => void;
}

export interface ToastRecord extends ToastInput {
  id: number;
  open: boolean;
}

export const toastDuration = 5_000;
/** How long a dismissed toast stays in the store. */
export const toastRemoveDelay = 1_000_000;

let current: ToastRecord | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ToastRecord | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and returns its id. */
export function toast(input: ToastInput): number {
  clearTimeout(removal);
  lastId += 1;
  set({ ...input, id: lastId, open: true });
  return lastId;
}

/** Dismisses the current toast; with an id, only if it is that one. */
export function dismissToast(id?: number): void {
  if (!current?.open || (id !== undefined && current.id !== id)) return;
  set({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => set(undefined), toastRemoveDelay);
}

export function currentToast(): ToastRecord | undefined {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
