import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { cx } from '../foundation/cx.js';
import { Button, IconButton } from '../actions/button.js';
import { closeLatestOverlay } from '../overlays/use-escape-target.js';
import { currentToast, dismissToast, subscribeToToasts, toastDuration, type ToastRecord } from './toast.store.js';

const looks = {
  default: { Icon: Info, icon: 'text-blue-icon' },
  success: { Icon: CircleCheck, icon: 'text-green-icon' },
  destructive: { Icon: TriangleAlert, icon: 'text-red-icon' },
};

function ToastCard({ record }: { record: ToastRecord }) {
  const variant = record.variant ?? 'default';
  const { Icon, icon } = looks[variant];
  const card = useRef<HTMLLIElement>(null);
  // Radix gives Escape to its newest layer, which may be the toast: unless the focus is in it, an open overlay gets it.
  const closeOverlayFirst = (event: KeyboardEvent) => {
    if (!card.current?.contains(event.target as Node) && closeLatestOverlay()) event.preventDefault();
  };
  return (
    <Toast.Root
      ref={card}
      onEscapeKeyDown={closeOverlayFirst}
      open={record.open}
      duration={record.duration ?? toastDuration}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) dismissToast(record.id);
      }}
      className={cx(
        'pointer-events-auto flex w-full items-start gap-3 rounded-card border bg-surface p-1 pl-4 text-body text-ink shadow-overlay sm:p-3 sm:pl-4',
        'data-[state=open]:animate-enter data-[state=closed]:animate-leave data-[swipe=end]:animate-leave',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        variant === 'destructive' ? 'border-red-icon' : 'border-divider',
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className={cx('mt-1.5 shrink-0', icon)} />
      <div className="flex min-w-0 grow flex-col gap-0.5 py-1.5 break-words">
        {record.title ? <Toast.Title className="font-semibold">{record.title}</Toast.Title> : null}
        <Toast.Description className={`text-pretty ${record.title ? 'text-muted' : 'text-ink'}`}>
          {record.description}
        </Toast.Description>
        {record.action ? (
          <div className="pt-2">
            <Toast.Action asChild altText={record.action.altText}>
              {/* A closing toast is visible until its animation ends. */}
              <Button variant="outline" size="sm" onClick={() => record.open && record.action?.onSelect()}>
                {record.action.label}
              </Button>
            </Toast.Action>
          </div>
        ) : null}
      </div>
      <Toast.Close asChild>
        <IconButton label="Dismiss" size="sm" icon={<X aria-hidden size={16} strokeWidth={1.75} />} />
      </Toast.Close>
    </Toast.Root>
  );
}

/** The region for toasts: of the page, or of the modal dialog above it. F8 moves the focus to it. */
export function ToastRegion() {
  const record = useSyncExternalStore(subscribeToToasts, currentToast, currentToast);
  const region = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const isShown = record?.open ?? false;
  // A toast that disappears leaves the focus in the empty region, from which Tab leads nowhere in a dialog.
  useEffect(() => {
    if (!isShown && region.current?.contains(document.activeElement)) focusedBefore.current?.focus();
  }, [isShown]);
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      focusedBefore.current = relatedTarget;
  };
  return (
    <div ref={region} onFocus={rememberFocus} className="absolute">
      <Toast.Provider label="Notification" swipeDirection="right" duration={toastDuration}>
        {record ? <ToastCard key={record.id} record={record} /> : null}
        <Toast.Viewport
          label="Notifications ({hotkey})"
          className={
            'fixed inset-x-2 top-1 z-60 flex flex-col outline-none print:hidden ' +
            'sm:inset-x-auto sm:top-auto sm:right-6 sm:bottom-6 sm:w-96 ' +
            // On small and touch screens the buttons are at the bottom. A small screen has a toast of two lines in the
            // height of a dialog's header, above the reason why a form could not be saved.
            'sm:pointer-coarse:top-4 sm:pointer-coarse:bottom-auto ' +
            'sm:dialog-open:inset-x-4 sm:dialog-open:top-4 sm:dialog-open:bottom-auto sm:dialog-open:mx-auto'
          }
        />
      </Toast.Provider>
    </div>
  );
}
