import { useRef, useState, type ReactNode } from 'react';
import { Dialog as Primitive } from 'radix-ui';
import { X } from 'lucide-react';
import { cx } from '../foundation/cx.js';
import { PortalContainerContext } from '../foundation/portal-container.context.js';
import { IconButton } from '../actions/button.js';
import { PrintDate } from '../frame/print-date.js';
import { DialogToasts } from './dialog-toasts.js';
import { useEscapeTarget } from './use-escape-target.js';
import { useHistoryBlocker } from './use-history-blocker.js';
import { useReturnFocus } from './use-return-focus.js';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** What is focused on opening: the first control (default), or the heading if Enter pressed again must do nothing. */
  initialFocus?: 'control' | 'heading';
  /** Its opening is a history entry of its own. Otherwise the browser's Back closes it and stays on the page. */
  inUrl?: boolean;
  /** False while work is running: Escape, the overlay and the close button then do nothing. */
  dismissable?: boolean;
  /** False: only Escape, the close button and its own buttons close it. A dialog that shows a form never closes by a click outside. */
  closesOnOutsideClick?: boolean;
}

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-2xl', lg: 'sm:max-w-4xl' };

// A spinner has a minimum height, to reduce the layout shift when the content appears.
const waiting =
  'has-[>[role=status]:only-child]:grid has-[>[role=status]:only-child]:place-items-center sm:has-[>[role=status]:only-child]:min-h-80';

const control = ':is(button, input, select, textarea):enabled, [tabindex="0"]';
// Focusing the first field would open the on-screen keyboard over the dialog.
const isTouchScreen = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/** A modal dialog; its body scrolls, its header and footer are fixed. Under 640 px it fills the screen. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  initialFocus = 'control',
  inUrl = false,
  dismissable = true,
  closesOnOutsideClick = true,
}: DialogProps) {
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus();
  const close = () => {
    if (dismissable) onOpenChange(false);
  };
  const giveToNewest = useEscapeTarget(open, close);
  useHistoryBlocker(open && !inUrl, close);
  const preventIfBusy = (event: Event) => {
    if (!dismissable) event.preventDefault();
  };
  // A click outside a form must not discard its values; Escape and the close button are deliberate.
  const preventOutside = (event: Event) => {
    if (!dismissable || !closesOnOutsideClick || panel?.querySelector('form')) event.preventDefault();
  };
  const focusOnOpen = (event: Event) => {
    const content = event.target as HTMLElement;
    const openedByUrl = !returnFocus.remember(event) && !content.querySelector('form');
    // Close is the first control if the content is still loading or has only links.
    const first = content.querySelector(control);
    // The first control of a form with restored input discards it.
    const isInNotice = first?.closest('[role="status"]') != null;
    const toHeading =
      initialFocus === 'heading' || openedByUrl || !first || first === closeButton.current || isInNotice;
    const target = toHeading ? heading.current : content;
    if (target === content && !isTouchScreen()) return;
    event.preventDefault();
    target?.focus();
  };
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay
          data-dialog
          className="fixed inset-0 z-50 grid grid-cols-1 place-items-center overflow-clip bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear sm:p-8 print:static print:block print:overflow-visible print:bg-transparent print:p-0"
        >
          <Primitive.Content
            ref={setPanel}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onEscapeKeyDown={(event) => {
              giveToNewest(event);
              preventIfBusy(event);
            }}
            onInteractOutside={preventOutside}
            onOpenAutoFocus={focusOnOpen}
            onCloseAutoFocus={returnFocus.restore}
            className={cx(
              'relative flex h-dvh w-full flex-col bg-surface text-ink outline-none [--ui-sticky-top:0px]',
              'data-[state=closed]:animate-leave data-[state=open]:animate-enter',
              'sm:h-auto sm:max-h-[calc(100dvh-4rem)] sm:rounded-card sm:border sm:border-divider sm:shadow-overlay',
              sizes[size],
              'print:block print:h-auto print:max-h-none print:max-w-none print:border-0 print:shadow-none',
            )}
          >
            <PortalContainerContext value={panel ?? undefined}>
              {/* A title of 255 characters scrolls, so that there is space for the content. */}
              <div className="max-h-[min(10rem,30dvh)] shrink-0 overflow-y-auto border-b border-divider py-4 pr-16 pl-4 sm:pl-6 print:max-h-none print:overflow-visible print:px-0 print:pt-0">
                <PrintDate />
                <Primitive.Title ref={heading} tabIndex={-1} className="text-section break-words outline-none">
                  {title}
                </Primitive.Title>
                {description ? (
                  <Primitive.Description className="max-w-[72ch] text-body text-balance text-muted">
                    {description}
                  </Primitive.Description>
                ) : null}
              </div>
              <div
                data-dialog-body
                className={cx(
                  'min-h-0 grow scroll-py-20 overflow-y-auto overscroll-contain p-4 sm:p-6 print:overflow-visible print:px-0 print:pb-0',
                  waiting,
                )}
              >
                {children}
              </div>
              {footer ? (
                <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-divider px-4 py-3 empty:hidden sm:px-6 print:hidden">
                  {footer}
                </div>
              ) : null}
              {/* Last in DOM order, so that opening focuses the first field and not the close button. */}
              <div className="absolute top-3 right-3">
                <Primitive.Close asChild>
                  <IconButton
                    ref={closeButton}
                    label="Close"
                    disabled={!dismissable}
                    icon={<X aria-hidden size={20} strokeWidth={1.75} />}
                  />
                </Primitive.Close>
              </div>
            </PortalContainerContext>
            <DialogToasts isOpen={open} />
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
