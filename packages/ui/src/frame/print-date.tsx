import { useEffect, useRef } from 'react';
import { formatDateTime } from '../foundation/format.js';

/** On paper only: when the page was printed. */
export function PrintDate() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Not state: the browser lays the page out as soon as the listeners have returned.
    const stamp = () => {
      if (text.current) text.current.textContent = `Printed ${formatDateTime(new Date().toISOString())}`;
    };
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, []);
  return <p ref={text} data-print-date className="hidden text-meta font-normal text-muted print:block" />;
}
