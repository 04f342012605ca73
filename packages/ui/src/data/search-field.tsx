import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Search, X } from 'lucide-react';
import { controlBox, controlLine } from '../foundation/classes.js';
import { cx } from '../foundation/cx.js';

export const searchDelay = 250;

export interface SearchFieldProps {
  label: string;
  value: string;
  /** Called 250 ms after the last key press; immediately on Enter and when cleared. */
  onChange: (value: string) => void;
  placeholder?: string;
}

export function SearchField({ label, value, onChange, placeholder }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  // Values passed to onChange that `value` does not contain yet, for example because a router renders the next page
  // first.
  const [pending, setPending] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setPending(pending.includes(value) ? pending.slice(pending.indexOf(value) + 1) : []);
    // The caller set another value (back button, cleared filters): the text follows.
    if (!pending.includes(value)) setText(value);
  } else if (pending.at(-1) === value) setPending([]);

  const publish = (next: string) => {
    if (next === (pending.at(-1) ?? value)) return;
    setPending([...pending, next]);
    onChange(next);
  };
  const publishLater = useEffectEvent(publish);
  useEffect(() => {
    const timer = setTimeout(() => publishLater(text), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);

  const clear = () => {
    setText('');
    publish('');
  };

  return (
    <div role="search" aria-label={label} className="relative min-w-0 grow lg:max-w-sm lg:basis-48">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="print:hidden pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-subtle"
      />
      <input
        id={id}
        type="search"
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') publish(text);
          if (event.key === 'Escape' && text !== '') {
            event.stopPropagation();
            clear();
          }
        }}
        className={cx(controlBox, controlLine, 'px-9 text-ellipsis pointer-coarse:px-11')}
      />
      {text ? (
        <button
          type="button"
          aria-label="Clear search"
          onClick={(event) => {
            clear();
            event.currentTarget.parentElement?.querySelector('input')?.focus();
          }}
          className="print:hidden absolute top-0 right-0 grid h-full w-9 place-items-center rounded-control text-muted hover:text-ink pointer-coarse:w-11"
        >
          <X aria-hidden size={16} strokeWidth={1.75} />
        </button>
      ) : null}
    </div>
  );
}
