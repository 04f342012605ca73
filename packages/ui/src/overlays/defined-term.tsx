import type { ReactNode } from 'react';
import { Tooltip } from './tooltip.js';

interface DefinedTermProps {
  /** The words of the text that are explained. */
  children: ReactNode;
  meaning: string;
  /** Where the meaning is from. */
  source: string;
}

/** Words within a text with their meaning in a tooltip, on hover, focus and tap. On paper they are plain text. */
export function DefinedTerm({ children, meaning, source }: DefinedTermProps) {
  return (
    <Tooltip
      openOnPress
      content={
        <>
          {meaning} <span className="block opacity-80">{source}</span>
        </>
      }
    >
      <button
        type="button"
        className="inline cursor-help rounded-sm text-left [font:inherit] underline decoration-dotted underline-offset-3 hover:decoration-solid print:no-underline"
      >
        {children}
      </button>
    </Tooltip>
  );
}
