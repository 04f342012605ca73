import { useRef, useState, type ReactNode } from 'react';
import { DropdownMenu } from 'radix-ui';
import { cx } from '../foundation/cx.js';
import { floatingPanel, listRow } from '../foundation/classes.js';
import { usePortalContainer } from '../foundation/use-portal-container.js';
import { useEscapeTarget } from '../overlays/use-escape-target.js';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  tone?: 'danger';
  disabled?: boolean;
}

export interface MenuProps {
  /** One element that takes a ref and button props, such as a Button or an IconButton. */
  trigger: ReactNode;
  label: string;
  items: readonly MenuItem[];
  /** Shown above the items, for example the signed-in user. */
  header?: ReactNode;
  align?: 'start' | 'end';
}

export function Menu({ trigger, label, items, header, align = 'end' }: MenuProps) {
  const container = usePortalContainer();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const selected = useRef(false);
  const [open, setOpen] = useState(false);
  useEscapeTarget(open, () => setOpen(false));

  const select = (item: MenuItem) => {
    selected.current = true;
    // The trigger has the focus before the action runs, so a dialog that the action opens returns the focus to it.
    triggerRef.current?.focus();
    item.onSelect();
  };

  const change = (next: boolean) => {
    if (next) selected.current = false;
    setOpen(next);
  };

  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={change}>
      <DropdownMenu.Trigger asChild ref={triggerRef}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cx(floatingPanel, 'max-w-[calc(100vw-1rem)] min-w-44 p-1')}
          onCloseAutoFocus={(event) => {
            if (selected.current) event.preventDefault();
          }}
        >
          {header ? <div className="border-b border-divider px-2 pt-1 pb-2 mb-1">{header}</div> : null}
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              disabled={item.disabled}
              onSelect={() => select(item)}
              className={cx(listRow, 'cursor-default', item.tone === 'danger' && 'text-bad')}
            >
              {item.icon}
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
