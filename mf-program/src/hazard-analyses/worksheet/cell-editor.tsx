import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import { HAZARD_CLASS_LABELS, HAZARD_SUBTYPE_LABELS } from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import { cx } from '@fsvp/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ORIGIN_LETTERS, type CellOption, type Column } from './columns.js';
import type { LibraryHazard } from './content.js';

/** Where the focus goes after an edit. */
export type Leave = 'stay' | 'down' | 'right' | 'left' | 'checked';

export interface EditorProps {
  label: string;
  column: Pick<Column, 'kind' | 'field' | 'options' | 'text'>;
  hazard: AnalysisHazard;
  /** What was typed to open it; undefined edits the text that is there. */
  typed: string | undefined;
  library: readonly LibraryHazard[] | undefined;
  onText: (text: string, leave: Leave) => void;
  /** While somebody types, so that nothing of it is lost: it is kept, saved and compared with what others write. */
  onDraft?: (text: string) => void;
  onOption: (option: CellOption, leave: Leave) => void;
  onLibrary: (hazard: LibraryHazard, leave: Leave) => void;
  onOrigins: (origins: AnalysisHazard['origins'], leave: Leave) => void;
  onCancel: () => void;
}

const panel =
  'program:absolute program:top-0 program:left-0 program:z-30 program:min-w-full program:rounded-control program:border program:border-focus program:bg-surface program:shadow-overlay';
const option =
  'program:flex program:min-h-8 program:w-full program:items-center program:gap-2 program:px-2 program:py-1 program:text-left program:text-cell program:pointer-coarse:min-h-11';

const leaveOf = ({ key, shiftKey, altKey }: KeyboardEvent): Leave | undefined => {
  if (altKey) return key === 'Enter' ? 'checked' : undefined;
  if (key === 'Enter' && !shiftKey) return 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return undefined;
};

/** Scrolls as little as is needed to see an editor. */
function showAll(control: HTMLElement | null): void {
  control?.closest('[data-editor]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** The control in which one cell is edited. */
export function CellEditor(props: EditorProps) {
  if (props.column.kind === 'text') return <TextEditor {...props} />;
  return <ListEditor {...props} />;
}

const MAX_SUGGESTIONS = 8;
const DRAFT_DELAY_MS = 200;

function findInLibrary(library: readonly LibraryHazard[] | undefined, text: string): readonly LibraryHazard[] {
  const words = text.trim().toLowerCase();
  if (!library || words.length < 2) return [];
  const rank = ({ code, name, synonyms }: LibraryHazard) => {
    if (code.toLowerCase() === words) return 0;
    if (name.toLowerCase().startsWith(words) || code.toLowerCase().startsWith(words)) return 1;
    if (name.toLowerCase().includes(words)) return 2;
    return synonyms.some((synonym) => synonym.toLowerCase().includes(words)) ? 3 : 4;
  };
  return library
    .map((hazard) => ({ hazard, at: rank(hazard) }))
    .filter(({ at }) => at < 4)
    .sort((one, other) => one.at - other.at)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ hazard }) => hazard);
}

function TextEditor({ label, column, hazard, typed, library, onText, onDraft, onLibrary, onCancel }: EditorProps) {
  const [before] = useState(() => column.text(hazard));
  const [text, setText] = useState(typed ?? before);
  const [chosen, setChosen] = useState(-1);
  const input = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const listId = useId();
  const suggestions = column.field === 'name' && text !== hazard.name ? findInLibrary(library, text) : [];
  useLayoutEffect(() => {
    const element = input.current!;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }, []);
  // With its list, which may end below what is visible.
  useLayoutEffect(() => showAll(input.current), [suggestions.length]);

  const draft = useRef<{ timer: ReturnType<typeof setTimeout>; text: string }>(undefined);
  const keepDraft = useRef(onDraft);
  useEffect(() => {
    keepDraft.current = onDraft;
  });
  const write = (next: string) => {
    clearTimeout(draft.current?.timer);
    draft.current = { timer: setTimeout(() => keepDraft.current?.(next), DRAFT_DELAY_MS), text: next };
  };
  const end = () => {
    isDone.current = true;
    clearTimeout(draft.current?.timer);
    // Undo takes the whole text back, not its letters.
    if (draft.current) onDraft?.(before);
    draft.current = undefined;
  };
  useEffect(
    () => () => {
      clearTimeout(draft.current?.timer);
      if (draft.current && !isDone.current) keepDraft.current?.(draft.current.text);
    },
    [],
  );

  const finish = (leave: Leave) => {
    if (isDone.current) return;
    end();
    const found = suggestions[chosen];
    if (found) onLibrary(found, leave);
    else onText(text, leave);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (suggestions.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setChosen((at) => Math.max(-1, Math.min(at + step, suggestions.length - 1)));
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      end();
      onCancel();
      return;
    }
    const leave = event.ctrlKey ? undefined : leaveOf(event);
    if (!leave) return;
    event.preventDefault();
    finish(suggestions[chosen] && leave === 'down' ? 'right' : leave);
  };
  return (
    <div data-editor className={cx(panel, 'program:w-80 program:max-w-[80vw]')}>
      <textarea
        ref={input}
        aria-label={label}
        rows={1}
        value={text}
        {...(column.field === 'name' && {
          role: 'combobox',
          'aria-expanded': suggestions.length > 0,
          'aria-controls': listId,
          'aria-autocomplete': 'list' as const,
          'aria-activedescendant': chosen >= 0 ? `${listId}-${chosen}` : undefined,
        })}
        onChange={(event) => {
          setText(event.target.value);
          write(event.target.value);
          setChosen(-1);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => event.stopPropagation()}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
        onBlur={() => finish('stay')}
        className="program:field-sizing-content program:block program:max-h-60 program:min-h-9 program:w-full program:resize-none program:rounded-control program:bg-surface program:px-2 program:py-1.5 program:text-cell program:text-ink program:outline-none program:pointer-coarse:min-h-11 program:pointer-coarse:text-input"
      />
      {suggestions.length > 0 ? (
        <ul
          id={listId}
          role="listbox"
          aria-label="Hazards of the library"
          className="program:border-t program:border-divider program:py-1"
        >
          {suggestions.map((one, index) => (
            <li
              key={one.code}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === chosen}
              // The click comes after the blur, which would save the text.
              onPointerDown={(event) => {
                event.preventDefault();
                isDone.current = true;
                onLibrary(one, 'right');
              }}
              className={cx(
                option,
                'program:cursor-default',
                index === chosen && 'program:bg-selected program:text-selected-ink',
              )}
            >
              <span className="program:min-w-0 program:flex-1">
                {one.name}
                <span className="program:block program:text-meta program:text-muted">
                  {`${one.code} · ${HAZARD_CLASS_LABELS[one.class]}, ${HAZARD_SUBTYPE_LABELS[one.subtype].toLowerCase()}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : column.field === 'name' ? (
        <span id={listId} hidden />
      ) : null}
    </div>
  );
}

const ORIGIN_OPTIONS: readonly CellOption[] = [
  { value: 'natural', label: 'Natural', letter: ORIGIN_LETTERS.natural },
  { value: 'unintentional', label: 'Unintentional', letter: ORIGIN_LETTERS.unintentional },
  { value: 'economic_gain', label: 'Economic gain', letter: ORIGIN_LETTERS.economic_gain },
];

/** A list of options: one is chosen, of origins several. */
function ListEditor({ label, column, hazard, onOption, onOrigins, onCancel }: EditorProps) {
  const isMultiple = column.kind === 'origins';
  const options = isMultiple ? ORIGIN_OPTIONS : column.options!(hazard);
  const value = hazard[column.field];
  const [origins, setOrigins] = useState(hazard.origins);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      options.findIndex((one) => one.value === value),
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const listId = useId();
  useEffect(() => {
    list.current?.focus({ preventScroll: true });
    showAll(list.current);
  }, []);
  const toggle = (index: number) => {
    const origin = options[index]!.value as AnalysisHazard['origins'][number];
    setAt(index);
    setOrigins((all) => (all.includes(origin) ? all.filter((one) => one !== origin) : [...all, origin]));
  };
  const finish = (leave: Leave, index = at) => {
    if (isDone.current) return;
    isDone.current = true;
    if (isMultiple) onOrigins(origins, leave);
    else onOption(options[index]!, leave);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const { key } = event;
    const leave = leaveOf(event);
    const letter = options.findIndex((one) => one.letter === key.toLowerCase());
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[key];
    if (key === 'Escape') {
      isDone.current = true;
      onCancel();
    } else if (next !== undefined) setAt(Math.max(0, Math.min(next, options.length - 1)));
    else if (leave) finish(leave);
    else if (key === ' ' && !isMultiple) finish('stay');
    else if (isMultiple && (key === ' ' || letter >= 0)) toggle(key === ' ' ? at : letter);
    else if (letter >= 0) finish('stay', letter);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={list}
      data-editor
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      aria-activedescendant={`${listId}-${at}`}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (isDone.current) return;
        if (isMultiple) finish('stay');
        else onCancel();
      }}
      className={cx(panel, 'program:w-max program:py-1 program:outline-none')}
    >
      {options.map((one, index) => {
        const isSelected = isMultiple ? origins.includes(one.value as never) : one.value === value;
        return (
          <div
            key={one.label}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={isSelected}
            onPointerDown={(event) => {
              event.preventDefault();
              if (isMultiple) toggle(index);
              else finish('stay', index);
            }}
            className={cx(
              option,
              'program:cursor-default',
              index === at && 'program:bg-selected program:text-selected-ink',
            )}
          >
            <span aria-hidden className="program:w-4">
              {isSelected ? '✓' : ''}
            </span>
            <span className="program:flex-1">{one.label}</span>
            <kbd aria-hidden className="program:text-meta program:text-muted">
              {one.letter.toUpperCase()}
            </kbd>
          </div>
        );
      })}
    </div>
  );
}
