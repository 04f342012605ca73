import { EmptyState } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { useNavigate } from '@fsvp/web-kit';
import { Search, SearchX } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { optionId, PaletteList } from './palette-list.js';
import { optionsOf, type PaletteOption } from './palette-options.js';
import { addRecentItem } from './recent-items.js';
import { usePaletteGroups } from './use-palette-groups.js';

const MAX_SEARCH_LENGTH = 200;

/** Search for screens, records and tasks. */
export default function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())} title="Search and commands">
      <Palette onClose={onClose} />
    </Dialog>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [pointed, setPointed] = useState<string>();
  const groups = usePaletteGroups(text);
  const options = optionsOf(groups);
  // The active option may be gone after the next response; the first one is then active.
  const position = Math.max(
    0,
    options.findIndex(({ id }) => id === pointed),
  );
  const active = options[position];
  const searching = groups.some(({ loading }) => loading);
  const isEmpty = options.length === 0 && !searching;

  // Dialogs do not focus a field on touch screens, but this one is for typing. Runs after the dialog stored the
  // previous focus.
  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  const choose = ({ item, retry }: PaletteOption) => {
    if (!item) return retry?.();
    const { id, label, detail, href } = item;
    if (!item.transient) addRecentItem({ id: id.replace(/^recent:/, ''), label, detail, href });
    onClose();
    navigate(href);
  };
  const move = (to: number) => setPointed(options[(to + options.length) % options.length]?.id);
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition the keys belong to the IME.
    if (event.nativeEvent.isComposing || options.length === 0) return;
    if (event.key === 'ArrowDown') move(position + 1);
    else if (event.key === 'ArrowUp') move(position - 1);
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <div className="flex h-[min(60dvh,28rem)] flex-col gap-3 max-sm:h-full">
      <div className="relative shrink-0">
        <Search
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
        />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Search and commands"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active ? optionId(listId, active.id) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="Search records, screens and actions"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPointed(undefined);
          }}
          onKeyDown={onKeyDown}
          className="h-11 w-full min-w-0 rounded-control border border-control bg-surface pr-3 pl-9 text-body text-ink hover:border-muted pointer-coarse:text-input"
        />
      </div>
      <div className="flex min-h-0 grow flex-col">
        {isEmpty ? (
          <EmptyState text={`No results for “${text.trim()}”`} icon={<SearchX size={20} strokeWidth={1.75} />} />
        ) : null}
        <PaletteList
          id={listId}
          groups={groups}
          options={options}
          active={active?.id}
          onPoint={setPointed}
          onChoose={choose}
        />
      </div>
      <p role="status" className="sr-only">
        {searching ? 'Searching…' : `${options.length} ${options.length === 1 ? 'result' : 'results'}`}
      </p>
    </div>
  );
}
