import { useEffect, useRef } from 'react';
import { Check } from 'lucide-react';
import { Button } from '../actions/button.js';
import { cx } from '../foundation/cx.js';
import { listRow } from '../foundation/classes.js';
import { Spinner } from '../feedback/spinner.js';
import { formatNumber } from '../foundation/format.js';
import type { ComboboxOption } from './use-option-search.js';

export interface ComboboxListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  /** Number of all matches; larger than `options` if only the first are loaded. */
  total: number;
  activeIndex: number;
  selectedValue: string | null;
  loading: boolean;
  failed: boolean;
  emptyText: string;
  onPoint: (index: number) => void;
  onPick: (option: ComboboxOption) => void;
  onRetry: () => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

export function ComboboxList(props: ComboboxListProps) {
  const {
    id,
    label,
    options,
    total,
    activeIndex,
    selectedValue,
    loading,
    failed,
    emptyText,
    onPoint,
    onPick,
    onRetry,
  } = props;
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    listRef.current?.children[activeIndex]?.scrollIntoView?.({ block: 'nearest' });
  }, [activeIndex]);
  const message = loading
    ? 'Loading…'
    : failed
      ? 'The list could not be loaded.'
      : options.length === 0
        ? emptyText
        : '';
  const showMessage = message !== '' && !(loading && options.length > 0);
  const rest =
    !showMessage && total > options.length
      ? `The first ${formatNumber(options.length)} of ${formatNumber(total)}. Type to narrow the list.`
      : '';

  return (
    <>
      <div
        ref={listRef}
        id={id}
        role="listbox"
        aria-label={label}
        aria-busy={loading || undefined}
        className={cx(
          'max-h-64 overflow-y-auto overscroll-contain p-1',
          (showMessage || failed) && 'hidden',
          loading && 'opacity-60',
        )}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            id={optionId(id, index)}
            role="option"
            aria-selected={option.value === selectedValue}
            data-highlighted={index === activeIndex ? '' : undefined}
            // Keeps the focus in the input: losing it would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onPoint(index)}
            onClick={() => onPick(option)}
            className={cx(listRow, 'cursor-pointer justify-between')}
          >
            <span className="flex min-w-0 flex-col">
              <span className="break-words">{option.label}</span>
              {option.description ? (
                <span className="text-meta font-normal break-words text-muted">{option.description}</span>
              ) : null}
            </span>
            {option.value === selectedValue ? (
              <Check aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
            ) : null}
          </div>
        ))}
      </div>
      {showMessage ? (
        <div className="flex min-h-11 items-center justify-between gap-2 px-3 py-2 text-muted">
          <span className="flex items-center gap-2">
            {loading ? <Spinner /> : null}
            {message}
          </span>
          {failed ? (
            <Button variant="outline" size="sm" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
              Retry
            </Button>
          ) : null}
        </div>
      ) : null}
      {rest ? <div className="border-t border-divider px-3 py-2 text-meta text-muted">{rest}</div> : null}
      <span role="status" className="sr-only">
        {message || rest || `${options.length} ${options.length === 1 ? 'result' : 'results'}`}
      </span>
    </>
  );
}
