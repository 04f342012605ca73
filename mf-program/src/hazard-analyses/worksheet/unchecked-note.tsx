import { Badge } from '@fsvp/ui';

interface UncheckedNoteProps {
  /** What is not checked. */
  label: string;
  onCheck: () => void;
  /** The list of open questions leads to the button; absent where it leads to a field. */
  path?: string;
  /** In the grid keys reach its cells only; Alt+Enter is the button there. */
  isInGrid?: boolean;
}

/** Marks a statement of an example that nobody has checked, and confirms it. */
export function UncheckedNote({ label, onCheck, path, isInGrid = false }: UncheckedNoteProps) {
  return (
    <span className="program:mt-1 program:flex program:flex-wrap program:items-center program:gap-x-2 program:gap-y-1">
      <Badge tone="yellow">Example, not checked</Badge>
      <button
        type="button"
        tabIndex={isInGrid ? -1 : undefined}
        aria-label={`I checked this: ${label}`}
        data-path={path}
        onClick={onCheck}
        onKeyDown={(event) => {
          if (!event.altKey || event.key !== 'Enter') return;
          event.preventDefault();
          onCheck();
        }}
        className="program:min-h-7 program:rounded-control program:px-1 program:text-cell program:font-medium program:text-link program:hover:underline program:pointer-coarse:min-h-11 program:print:hidden"
      >
        I checked this
      </button>
    </span>
  );
}
