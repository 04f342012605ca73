import { useEffect, useEffectEvent } from 'react';

const CONTROLS = 'input, textarea, select, [role="combobox"]';

/** Leaves a page that is shown in place of a list. An open dialog, menu or picker takes the key first. */
export function useLeaveByEscape(leave: () => void): void {
  const onEscape = useEffectEvent(leave);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if ((event.target as Element).closest?.(CONTROLS)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
