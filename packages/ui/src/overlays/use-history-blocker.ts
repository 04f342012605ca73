import { useEffect, useEffectEvent } from 'react';

interface Blocker {
  /** The index of the history entry that it stays at. */
  at: number;
  block: () => void;
}

interface Entry {
  /** Written by the router. */
  idx?: unknown;
  /** The entry above began as its copy: Back from there leaves the page. */
  isCopied?: true;
}

/** The active blockers, the latest last. */
const blockers: Blocker[] = [];

let listening = false;
let isPopping = false;
/** The index that a blocked Back or Forward is returning to. */
let returningTo: number | undefined;

/**
 * Call it before the router is created: a popstate event that the router does not receive does not change the screen,
 * and Chromium calls the listeners of the window in the order of registration, capturing or not.
 */
export function installHistoryListener(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', handlePop, { capture: true });
}

function handlePop(event: PopStateEvent): void {
  const target = entryIndex();
  const blocker = blockers.at(-1);
  if (isPopping) {
    isPopping = false;
    if (blocker) copyFirstEntry();
    for (const each of blockers) each.at = entryIndex() ?? 0;
  } else if (returningTo !== undefined) {
    event.stopImmediatePropagation();
    if (target === returningTo) returningTo = undefined;
  } else if (blocker && target !== undefined && target !== blocker.at) {
    event.stopImmediatePropagation();
    returningTo = blocker.at;
    window.history.go(blocker.at - target);
    blocker.block();
  } else if (!blocker && entry()?.isCopied) {
    // The router shows the entry if there is nothing before it.
    window.history.back();
  }
}

/** Call it before going back to an entry with the same URL: blockers let that pass. */
export function allowNextPop(): void {
  isPopping = true;
}

const entry = () => window.history.state as Entry | null;

/** The router's index of the history entry; undefined for an entry that is not the router's. */
function entryIndex(): number | undefined {
  const index = entry()?.idx;
  return typeof index === 'number' ? index : undefined;
}

/** From the page's first entry Back leaves it without an event, so that it cannot be blocked there. */
function copyFirstEntry(): void {
  const first = entry();
  if (first?.idx !== 0 || returningTo !== undefined) return;
  window.history.replaceState({ ...first, isCopied: true }, '');
  window.history.pushState({ ...first, isCopied: undefined, idx: 1 }, '');
}

/** While `active`, the browser's Back and Forward do not leave the page: they call `onBlocked` of the latest blocker. */
export function useHistoryBlocker(active: boolean, onBlocked: () => void): void {
  const notify = useEffectEvent(onBlocked);
  useEffect(() => {
    if (!active || entryIndex() === undefined) return;
    // Too late if a module runs without the shell, but better than never.
    installHistoryListener();
    copyFirstEntry();
    const blocker: Blocker = { at: returningTo ?? entryIndex() ?? 0, block: () => notify() };
    blockers.push(blocker);
    return () => void blockers.splice(blockers.indexOf(blocker), 1);
  }, [active]);
}
