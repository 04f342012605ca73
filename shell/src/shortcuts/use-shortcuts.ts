import { useEffect, useEffectEvent } from 'react';

interface Shortcuts {
  onSearch: () => void;
  onHelp: () => void;
}

const typing = 'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"]';

/** A modal dialog is open: navigation would discard what is typed there. */
const modalOpen = () => document.body.hasAttribute('data-scroll-locked');

/** Ctrl/Cmd-K and ?, wherever the focus is; ? is ignored in text fields. */
export function useShortcuts({ onSearch, onHelp }: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || modalOpen()) return;
    const inText = event.target instanceof Element && event.target.closest(typing) !== null;
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey)
      onSearch();
    else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !inText) onHelp();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
