import { useState, type ReactNode } from 'react';
import { Popover as Primitive } from 'radix-ui';
import { cx } from '../foundation/cx.js';
import { floatingPanel } from '../foundation/classes.js';
import { usePortalContainer } from '../foundation/use-portal-container.js';
import { useEscapeTarget } from './use-escape-target.js';

export interface PopoverProps {
  /** One element that takes a ref and button props. */
  trigger: ReactNode;
  label: string;
  /** A function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  size?: 'sm' | 'md' | 'lg';
  /** No padding, for lists that reach the edge. */
  flush?: boolean;
}

const edge = 8;
const sizes = { sm: 'w-56', md: 'w-80', lg: 'w-96' };

export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  align = 'center',
  size = 'md',
  flush = false,
}: PopoverProps) {
  const container = usePortalContainer();
  const [ownOpen, setOwnOpen] = useState(false);
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const shown = open ?? ownOpen;
  // Covers no entry of the sidebar, which stays usable while it is open.
  const sidebar = shown && !container ? (document.getElementById('main')?.getBoundingClientRect().left ?? 0) : 0;
  const giveToNewest = useEscapeTarget(shown, () => change(false));
  return (
    <Primitive.Root open={shown} onOpenChange={change}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Primitive.Content
          aria-label={label}
          onEscapeKeyDown={giveToNewest}
          align={align}
          sideOffset={6}
          collisionPadding={{ top: edge, right: edge, bottom: edge, left: sidebar + edge }}
          className={cx(
            floatingPanel,
            'max-h-(--radix-popover-content-available-height) max-w-(--radix-popover-content-available-width) overflow-y-auto',
            sizes[size],
            !flush && 'p-4',
          )}
        >
          {typeof children === 'function' ? children(() => change(false)) : children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
