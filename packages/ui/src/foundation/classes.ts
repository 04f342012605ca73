// Class lists that several controls share.

/** Common styles of controls, without height, width and padding. */
export const controlBox =
  'min-w-0 rounded-control border border-control bg-surface text-body text-ink ' +
  'pointer-coarse:text-input transition-colors duration-100 ' +
  'hover:border-muted disabled:cursor-not-allowed disabled:border-divider disabled:bg-sunken disabled:text-subtle ' +
  'aria-invalid:border-bad';

/** Single-line control, full width. */
export const controlLine = 'h-9 w-full pointer-coarse:h-11';

// In dark, a dialog has the same background: the border is the only edge.
export const floatingPanel =
  'z-50 rounded-card border border-control bg-surface text-body text-ink shadow-overlay ' +
  'data-[state=open]:animate-enter data-[state=closed]:animate-leave';

export const listRow =
  'relative flex min-h-9 w-full items-center gap-2 rounded-control px-2 py-1.5 text-left text-body outline-none select-none ' +
  'pointer-coarse:min-h-11 data-[highlighted]:bg-sunken data-[disabled]:text-subtle';
