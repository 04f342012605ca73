import { useEffect, useEffectEvent, type RefObject } from 'react';

interface WorkKeys {
  onSnooze: (key: string) => void;
  onUndo: () => void;
}

const typing = 'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="menu"]';
/** A modal dialog is open. */
const modalOpen = () => document.body.hasAttribute('data-scroll-locked');

/** The rows of a list of work, and the link of each that its action is; without one, its menu. */
const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-work-key]') ?? [])];
const focusRow = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a, button')?.focus();
export const focusWork = (list: HTMLElement | null, at: number) => {
  const rows = rowsIn(list);
  focusRow(rows[Math.min(at, rows.length - 1)]);
};
export const positionOfWork = (list: HTMLElement | null, key: string) =>
  rowsIn(list).findIndex((row) => row.dataset.workKey === key);

/** J and K move between lines, E opens the focused one, S snoozes it, Z undoes. Ignored in text fields and over a dialog. */
export function useWorkKeys(list: RefObject<HTMLElement | null>, { onSnooze, onUndo }: WorkKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey || shiftKey || modalOpen()) return;
    if (target instanceof Element && target.closest(typing)) return;
    const rows = rowsIn(list.current);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const current = rows[at];
    const act: Record<string, (() => void) | undefined> = {
      j: () => focusRow(rows[Math.min(at + 1, rows.length - 1)]),
      k: () => focusRow(rows[at < 0 ? 0 : Math.max(at - 1, 0)]),
      e: current && (() => current.querySelector('a')?.click()),
      s: current && (() => onSnooze(current.dataset.workKey ?? '')),
      z: onUndo,
    };
    const run = act[key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
