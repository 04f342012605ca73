import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { Popover } from 'radix-ui';
import { ChevronDown, X } from 'lucide-react';
import { cx } from '../foundation/cx.js';
import { controlBox, controlLine, floatingPanel } from '../foundation/classes.js';
import { usePortalContainer } from '../foundation/use-portal-container.js';
import { useEscapeTarget } from '../overlays/use-escape-target.js';
import type { ControlProps } from './control.types.js';
import { ComboboxList, optionId } from './combobox-list.js';
import { FieldError } from './field.js';
import { useOptionSearch, type ComboboxOption, type LoadOptions } from './use-option-search.js';
import { useUnchosenText } from './use-unchosen-text.js';

export interface ComboboxProps extends ControlProps {
  value: string | null;
  onChange: (value: string | null, option: ComboboxOption | null) => void;
  loadOptions: LoadOptions;
  /** The text for a value that was not selected here, such as a record's saved supplier. */
  selectedLabel?: string;
  placeholder?: string;
  emptyText?: string;
  clearable?: boolean;
  ariaLabel?: string;
  /** What is chosen, with its article, for the error of a text that was typed and not chosen: 'a supplier'. */
  noun?: string;
  /** The name of its field in the form around it. */
  fieldName?: string;
  /** Called with true if a text was typed and not chosen. A form around the Combobox refuses that by itself. */
  onUnchosen?: (isUnchosen: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * WAI-ARIA combobox: the input keeps the focus, and the list is searched as the user types. A text that is left without
 * choosing is an error and no value: neither the earlier value nor the text is what the user wants.
 */
export function Combobox(props: ComboboxProps) {
  const {
    value,
    onChange,
    loadOptions,
    selectedLabel,
    placeholder,
    emptyText = 'No matches',
    clearable = false,
    noun = 'an entry',
  } = props;
  const { id, ariaLabel = props['aria-label'], onUnchosen, onBlur, ref, disabled } = props;
  const listId = useId();
  const container = usePortalContainer();
  const boxRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // Undefined while nothing is typed: the input then shows the selected option.
  const [typed, setTyped] = useState<string>();
  /** Whether the input was left with a text that is typed and not chosen. */
  const [left, setLeft] = useState(false);
  const [previous, setPrevious] = useState(value);
  const [picked, setPicked] = useState<ComboboxOption>();
  const [pointed, setPointed] = useState<{ text: string; index: number }>();

  const query = typed ?? '';
  const search = useOptionSearch(loadOptions, open ? query : undefined);
  const chosenLabel = value === null ? '' : picked?.value === value ? picked.label : (selectedLabel ?? '');
  const isUnchosen = typed !== undefined && typed.trim() !== '' && typed !== chosenLabel;
  const error = `Choose ${noun} from the list`;
  const errorId = `${listId}-error`;
  useUnchosenText(isUnchosen, error, props.fieldName, onUnchosen);
  // The form was reset, or the value was chosen elsewhere.
  if (value !== previous) {
    setPrevious(value);
    if (left && value !== null) {
      setLeft(false);
      setTyped(undefined);
    }
  }
  // A field around it has an error of its own already.
  const isErrorShown = left && isUnchosen && !open && !props['aria-invalid'];
  const firstActive = typed ? 0 : search.options.findIndex((option) => option.value === value);
  const activeIndex = pointed?.text === query ? Math.min(pointed.index, search.options.length - 1) : firstActive;
  const active = search.loading ? undefined : search.options[activeIndex];

  const show = () => {
    if (!disabled) setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setPointed(undefined);
    setLeft(false);
  };
  useEscapeTarget(open, close);
  // A typed search may have scrolled the input; a selected name is shown from its beginning.
  useEffect(() => {
    const input = boxRef.current?.querySelector('input');
    if (picked && input) input.scrollLeft = 0;
  }, [picked]);
  const pick = (option: ComboboxOption) => {
    setPicked(option);
    close();
    onChange(option.value, option);
  };
  const clear = () => {
    close();
    onChange(null, null);
  };
  const point = (index: number) => {
    const count = search.options.length;
    if (count > 0) setPointed({ text: query, index: (index + count) % count });
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => (open ? point(activeIndex + 1) : show()),
      ArrowUp: () => (open ? point(activeIndex < 0 ? search.options.length - 1 : activeIndex - 1) : show()),
      PageDown: () => point(Math.min(activeIndex + 8, search.options.length - 1)),
      PageUp: () => point(Math.max(activeIndex - 8, 0)),
    };
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      move();
    } else if (event.key === 'Enter' && open) {
      // Enter selects; with nothing to select it must still not submit the form.
      event.preventDefault();
      if (active) pick(active);
    } else if (event.key === 'Escape' && !event.defaultPrevented && !open && clearable && value !== null) {
      // An Escape that closed the list must not clear the value too.
      event.stopPropagation();
      clear();
    }
  };

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (panelRef.current?.contains(event.relatedTarget)) return;
    // The window was left, not the input.
    if (document.activeElement === event.currentTarget) return;
    if (isUnchosen) {
      setOpen(false);
      setLeft(true);
      if (value !== null) onChange(null, null);
    } else if (typed?.trim() === '' && value !== null) clear();
    else close();
    onBlur?.();
  };

  return (
    <Popover.Root open={open} onOpenChange={(next) => (next ? show() : setOpen(false))}>
      <Popover.Anchor asChild>
        <div
          ref={boxRef}
          title={chosenLabel || undefined}
          data-label={ariaLabel}
          data-set={(clearable && value !== null) || undefined}
          className="relative"
        >
          <input
            id={id}
            aria-labelledby={props['aria-labelledby']}
            aria-describedby={
              [props['aria-describedby'], isErrorShown && errorId].filter(Boolean).join(' ') || undefined
            }
            aria-invalid={isErrorShown || props['aria-invalid']}
            aria-required={props['aria-required']}
            aria-label={ariaLabel}
            ref={ref}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active ? optionId(listId, activeIndex) : undefined}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            placeholder={placeholder}
            value={typed ?? chosenLabel}
            onChange={(event) => {
              setTyped(event.target.value);
              setPointed(undefined);
              show();
            }}
            onClick={(event) => {
              // What is typed next replaces the text; a click in the open list's input sets the caret.
              if (!open) event.currentTarget.select();
              show();
            }}
            onKeyDown={handleKey}
            onBlur={handleBlur}
            className={cx(
              controlBox,
              controlLine,
              'truncate pl-3',
              clearable && value !== null ? 'pr-16 pointer-coarse:pr-20' : 'pr-9',
            )}
          />
          {clearable && value !== null && !disabled ? (
            <button
              type="button"
              aria-label="Clear selection"
              onClick={(event) => {
                clear();
                event.currentTarget.parentElement?.querySelector('input')?.focus();
              }}
              className="print:hidden absolute top-0 right-8 grid h-full w-7 pointer-coarse:w-11 place-items-center rounded-control text-muted hover:text-ink"
            >
              <X aria-hidden size={16} strokeWidth={1.75} />
            </button>
          ) : null}
          <ChevronDown
            aria-hidden
            size={16}
            strokeWidth={1.75}
            className="print:hidden pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
          />
        </div>
      </Popover.Anchor>
      {isErrorShown ? (
        <div
          role="alert"
          className="in-data-toolbar:order-last in-data-toolbar:col-span-full in-data-toolbar:basis-full"
        >
          <FieldError id={errorId} error={error} />
        </div>
      ) : null}
      <Popover.Portal container={container}>
        <Popover.Content
          ref={panelRef}
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onEscapeKeyDown={close}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (boxRef.current?.contains(event.target as Node)) event.preventDefault();
          }}
          className={cx(
            floatingPanel,
            'w-(--radix-popover-trigger-width) max-w-[calc(100vw-1rem)] min-w-[min(18rem,100vw-1rem)]',
          )}
        >
          <ComboboxList
            id={listId}
            label={ariaLabel ?? placeholder ?? 'Options'}
            options={search.options}
            total={search.total}
            activeIndex={active ? activeIndex : -1}
            selectedValue={value}
            loading={search.loading}
            failed={search.failed}
            emptyText={emptyText}
            onPoint={(index) => setPointed({ text: query, index })}
            onPick={pick}
            onRetry={search.retry}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
