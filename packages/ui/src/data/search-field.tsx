import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Search, X } from 'lucide-react';
import { controlBox, controlLine } from '../foundation/classes.js';
import { cx } from '../foundation/cx.js';

export const searchDelay = 250;

export interface SearchFieldProps {
  label: string;
  value: string;
  /** Called 250 ms after the last key, at once on Enter or when cleared. */
  onChange: (value: string) => void;
  placeholder?: string;
}

export function SearchField({ label, value, onChange, placeholder }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  // An owner may take its time, as a router that draws the next page first: what it was told and does not show yet.
  const [told, setTold] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTold(told.includes(value) ? told.slice(told.indexOf(value) + 1) : []);
    // The owner set something else (back button, cleared filters): the text follows.
    if (!told.includes(value)) setText(value);
  } else if (told.at(-1) === value) setTold([]);

  const publish = (next: string) => {
    if (next === (told.at(-1) ?? value)) return;
    setTold([...told, next]);
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
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-subtle"
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
          className="absolute top-0 right-0 grid h-full w-9 place-items-center rounded-control text-muted hover:text-ink pointer-coarse:w-11"
        >
          <X aria-hidden size={16} strokeWidth={1.75} />
        </button>
      ) : null}
    </div>
  );
}
