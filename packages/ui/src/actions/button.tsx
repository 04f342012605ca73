import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../foundation/cx.js';
import { Anchor } from '../foundation/link.js';
import type { LinkProps } from '../foundation/link.context.js';
import { Spinner } from '../feedback/spinner.js';
import { useSingleRun } from './use-single-run.js';

const base =
  'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control border font-medium ' +
  'transition-colors duration-100 [&_svg]:shrink-0 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed print:hidden';

const colors = {
  primary: 'border-transparent bg-accent text-on-fill hover:bg-accent-hover active:bg-accent-hover',
  secondary: 'border-transparent bg-neutral-fill text-neutral-ink hover:brightness-95 active:brightness-90',
  outline: 'border-control bg-surface text-ink hover:bg-sunken active:bg-neutral-fill',
  ghost: 'border-transparent text-ink hover:bg-sunken active:bg-neutral-fill',
  danger: 'border-transparent bg-danger text-on-fill hover:brightness-90 active:brightness-85',
};

const disabledFill = 'border-transparent bg-sunken text-subtle';
const disabledColors = {
  primary: disabledFill,
  secondary: disabledFill,
  outline: 'border-divider bg-surface text-subtle',
  ghost: 'border-transparent text-subtle',
  danger: disabledFill,
};

const sizes = {
  sm: { height: 'min-h-8 text-body pointer-coarse:min-h-11', padding: 'px-3 py-1', square: 'w-8 pointer-coarse:w-11' },
  /** Of a row: as high as its other controls, and on a touch screen its target is larger than the button. */
  row: {
    height:
      "min-h-8 text-body max-sm:text-cell pointer-coarse:after:absolute pointer-coarse:after:-inset-x-0.5 pointer-coarse:after:-inset-y-1.5 pointer-coarse:after:content-['']",
    padding: 'px-2.5 max-sm:px-2 py-1',
    square: 'w-8 max-sm:w-7',
  },
  md: {
    height: 'min-h-9 text-body pointer-coarse:min-h-11',
    padding: 'px-4 py-1.5',
    square: 'w-9 pointer-coarse:w-11',
  },
  lg: { height: 'min-h-11 text-body', padding: 'px-5 py-2', square: 'w-11' },
  dock: { height: 'min-h-14 text-card', padding: 'px-6 py-3', square: 'w-14' },
};

export type ButtonVariant = keyof typeof colors;
export type ButtonSize = keyof typeof sizes;

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  disabled?: boolean;
  shape?: 'square' | 'compact';
}

function look({ variant = 'primary', size = 'md', disabled, shape }: Look): string {
  const { height, padding, square } = sizes[size];
  return cx(
    base,
    height,
    shape === 'square' ? square : shape ? 'min-w-9 px-1.5 pointer-coarse:min-w-11' : padding,
    (disabled ? disabledColors : colors)[variant],
  );
}

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> & {
  ref?: Ref<HTMLButtonElement>;
};

export type ButtonProps = Omit<NativeButton, 'onClick'> &
  ButtonLook & {
    /** Return the promise of a write: until it settles, further presses do nothing. */
    onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
    loading?: boolean;
    /** Small horizontal padding, for a button that shows an avatar and a name. */
    compact?: boolean;
  };

/**
 * While `loading` or while the promise of its `onClick` is pending, the button does nothing but stays focusable: a
 * disabled button would lose the focus. It has `aria-disabled` and `aria-busy`.
 */
export function Button(allProps: ButtonProps) {
  const {
    variant,
    size,
    icon,
    compact,
    loading: isLoading = false,
    disabled,
    children,
    onClick,
    type = 'button',
    ...props
  } = allProps;
  const { running, run } = useSingleRun();
  const loading = isLoading || running;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else run(() => onClick?.(event));
  };
  return (
    <button
      {...props}
      type={type}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={handleClick}
      className={look({ variant, size, disabled, shape: compact ? 'compact' : undefined })}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}

export type IconButtonProps = NativeButton & {
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** A button that shows only an icon; `label` is its name for assistive technology and its native tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size,
  type = 'button',
  disabled,
  children,
  ...props
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...props}
      type={type}
      disabled={disabled}
      aria-label={label}
      className={look({ variant, size, disabled, shape: 'square' })}
    >
      {icon}
      {children}
    </button>
  );
}

export type LinkButtonProps = Omit<LinkProps, 'className' | 'style'> & ButtonLook;

/** A link that looks like a button. */
export function LinkButton({ variant, size, icon, children, ...props }: LinkButtonProps) {
  return (
    <Anchor {...props} className={look({ variant, size })}>
      {icon}
      {children}
    </Anchor>
  );
}
