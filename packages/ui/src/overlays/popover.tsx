import { useState, type ReactNode } from 'react';
import { Popover as Primitive } from 'radix-ui';
import { cx } from '../foundation/cx.js';
import { floatingPanel } from '../foundation/classes.js';
import { usePortalContainer } from '../foundation/use-portal-container.js';

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
  return (
    <Primitive.Root open={open ?? ownOpen} onOpenChange={change}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(
            floatingPanel,
            'max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto',
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
