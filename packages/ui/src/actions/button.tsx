import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';
import { Anchor } from '../foundation/link.js';
import type { LinkProps } from '../foundation/link.context.js';
import { Spinner } from '../feedback/spinner.js';

const button = cva(
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control border text-body font-medium ' +
    'transition-colors duration-100 [&_svg]:shrink-0 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-on-fill hover:bg-accent-hover active:bg-accent-hover',
        secondary: 'border-transparent bg-neutral-fill text-neutral-ink hover:brightness-95 active:brightness-90',
        outline: 'border-control bg-surface text-ink hover:bg-sunken active:bg-neutral-fill',
        ghost: 'border-transparent bg-transparent text-ink hover:bg-sunken active:bg-neutral-fill',
        danger: 'border-transparent bg-danger text-on-fill hover:brightness-90 active:brightness-85',
      },
      size: {
        sm: 'min-h-8 px-3 py-1 pointer-coarse:min-h-11',
        md: 'min-h-9 px-4 py-1.5 pointer-coarse:min-h-11',
        lg: 'min-h-11 px-5 py-2',
        dock: 'min-h-14 px-6 py-3 text-card',
      },
      square: { true: 'px-0 py-0', false: '' },
      compact: { true: 'min-w-9 px-1.5 pointer-coarse:min-w-11', false: '' },
      idle: {
        true: '',
        false: 'border-divider bg-sunken text-subtle hover:bg-sunken hover:brightness-100 active:bg-sunken',
      },
    },
    compoundVariants: [
      { square: true, size: 'sm', class: 'w-8 pointer-coarse:w-11' },
      { square: true, size: 'md', class: 'w-9 pointer-coarse:w-11' },
      { square: true, size: 'lg', class: 'w-11' },
      { square: true, size: 'dock', class: 'w-14' },
    ],
    defaultVariants: { variant: 'primary', size: 'md', square: false, compact: false, idle: true },
  },
);

type Look = VariantProps<typeof button>;
export type ButtonVariant = NonNullable<Look['variant']>;
export type ButtonSize = NonNullable<Look['size']>;

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> & { ref?: Ref<HTMLButtonElement> };

export type ButtonProps = NativeButton &
  ButtonLook & {
    loading?: boolean;
    /** Little room at the sides, for a button whose content is a picture and a name. */
    compact?: boolean;
  };

/**
 * While `loading`, the button stays focusable (a disabled one would lose the keyboard's place) but does nothing;
 * assistive technology hears `aria-disabled` and `aria-busy`.
 */
export function Button(allProps: ButtonProps) {
  const { variant, size, icon, compact, loading = false, disabled, children, onClick, type = 'button', ...props } = allProps;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...props}
      type={type}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={handleClick}
      className={button({ variant, size, compact, idle: !disabled })}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}

export type IconButtonProps = NativeButton & { label: string; icon: ReactNode; variant?: ButtonVariant; size?: ButtonSize };

/** A button that shows only an icon; `label` is its name for assistive technology and its native tooltip. */
export function IconButton({ label, icon, variant = 'ghost', size, type = 'button', disabled, children, ...props }: IconButtonProps) {
  return (
    <button
      title={label}
      {...props}
      type={type}
      disabled={disabled}
      aria-label={label}
      className={button({ variant, size, square: true, idle: !disabled })}
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
    <Anchor {...props} className={button({ variant, size })}>
      {icon}
      {children}
    </Anchor>
  );
}
