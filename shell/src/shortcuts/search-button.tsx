import { Button, IconButton } from '@fsvp/ui';
import { Search } from 'lucide-react';
import { modifierKey } from './platform.js';

interface SearchButtonProps {
  onOpen: () => void;
  /** Called on hover and focus. */
  onNear: () => void;
}

/** Opens the palette; shows the keyboard shortcut if there is space. */
export function SearchButton({ onOpen, onNear }: SearchButtonProps) {
  const icon = <Search aria-hidden size={20} strokeWidth={1.75} />;
  return (
    <>
      <span className="max-lg:hidden">
        <Button
          variant="outline"
          aria-keyshortcuts="Control+K Meta+K"
          icon={<Search aria-hidden size={16} strokeWidth={1.75} />}
          onClick={onOpen}
          onPointerEnter={onNear}
          onFocus={onNear}
        >
          <span className="font-normal text-muted">Search</span>
          <kbd
            aria-hidden
            className="ml-4 rounded-control border border-divider bg-sunken px-1.5 font-sans text-meta text-muted"
          >
            {modifierKey()} K
          </kbd>
        </Button>
      </span>
      <span className="lg:hidden">
        <IconButton
          label="Search"
          aria-keyshortcuts="Control+K Meta+K"
          icon={icon}
          onClick={onOpen}
          onPointerEnter={onNear}
          onFocus={onNear}
        />
      </span>
    </>
  );
}
