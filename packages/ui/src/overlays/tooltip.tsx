import { useState, type PointerEvent, type ReactNode } from 'react';
import { Tooltip as Primitive } from 'radix-ui';
import { cx } from '../foundation/cx.js';
import { usePortalContainer } from '../foundation/use-portal-container.js';

export interface TooltipProps {
  content: ReactNode;
  /** One focusable element. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** For a trigger without another action: a click opens the tooltip too, the only way on a touch screen. */
  openOnPress?: boolean;
  /** From this width the trigger shows its text, and the tooltip is not shown. */
  hiddenFrom?: 'md';
}

export function Tooltip({ content, children, side = 'top', openOnPress = false, hiddenFrom }: TooltipProps) {
  const container = usePortalContainer();
  const [open, setOpen] = useState(false);
  const press = openOnPress
    ? {
        onPointerDown: (event: PointerEvent) => event.preventDefault(),
        onClick: (event: { preventDefault: () => void }) => {
          event.preventDefault();
          setOpen(true);
        },
      }
    : {};
  return (
    <Primitive.Provider delayDuration={300} skipDelayDuration={200}>
      <Primitive.Root open={open} onOpenChange={setOpen}>
        <Primitive.Trigger asChild {...press}>
          {children}
        </Primitive.Trigger>
        <Primitive.Portal container={container}>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={cx(
              'z-60 max-w-72 rounded-control border border-transparent bg-ink px-2.5 py-1.5 text-meta text-canvas shadow-overlay ' +
                'data-[state=closed]:animate-leave data-[state=delayed-open]:animate-enter data-[state=instant-open]:animate-enter',
              hiddenFrom && 'md:hidden',
            )}
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
