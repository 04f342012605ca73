import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

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

/** The line whose action was opened last: who comes back has the focus there. */
let opened: { key: string; at: number } | undefined;

/** @param work the lines as they are shown */
export function useReturnToWork(list: RefObject<HTMLElement | null>, work: unknown): void {
  const returned = useRef(opened);
  useEffect(() => {
    opened = undefined;
    const element = list.current;
    const remember = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
      const key = event.target.closest('a')?.closest<HTMLElement>('[data-work-key]')?.dataset.workKey;
      if (key) opened = { key, at: positionOfWork(element, key) };
    };
    element?.addEventListener('click', remember);
    return () => element?.removeEventListener('click', remember);
  }, [list]);
  const isFirst = useRef(true);
  useEffect(() => {
    const line = returned.current;
    if (!line) return;
    // After the screen itself has got the focus.
    const timer = setTimeout(() => {
      if (!isFirst.current && document.activeElement !== document.body) return;
      isFirst.current = false;
      const at = positionOfWork(list.current, line.key);
      // Of a line that is done, the next one has the place.
      focusWork(list.current, at < 0 ? line.at : at);
    });
    return () => clearTimeout(timer);
  }, [list, work]);
}

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
