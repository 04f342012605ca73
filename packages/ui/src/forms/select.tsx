import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Select as Primitive } from 'radix-ui';
import { useComposedRefs } from 'radix-ui/internal';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { cx } from '../foundation/cx.js';
import { controlBox, floatingPanel, listRow } from '../foundation/classes.js';
import { styleNonce } from '../foundation/style-nonce.js';
import { usePortalContainer } from '../foundation/use-portal-container.js';
import { useEscapeTarget } from '../overlays/use-escape-target.js';
import type { ControlProps, Option } from './control.types.js';

export interface SelectProps<T extends string = string> extends ControlProps {
  value: T | undefined;
  onChange: (value: T) => void;
  options: readonly Option<T>[];
  /** The name for assistive technology if there is no visible label. */
  label?: string;
  placeholder?: string;
  /** A filter that leaves something out: its toolbar says so while it is hidden. */
  isSet?: boolean;
  /** `auto` is as wide as its text, for toolbars and rows. */
  width?: 'full' | 'auto';
  size?: 'sm' | 'md';
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

const arrow = 'flex h-6 items-center justify-center text-muted';

/** True for a character key, as opposed to a named key or a shortcut. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/**
 * A choice of a few options. The options render only while it is open, because a list may have a select in each row.
 * Typing a letter opens it and changes nothing, so that a wrong key does not change a record.
 */
export function Select<T extends string>(props: SelectProps<T>) {
  const {
    value,
    onChange,
    options,
    label,
    placeholder = 'Select…',
    isSet,
    width = 'full',
    size = 'md',
    disabled,
    onBlur,
    ref,
    ...control
  } = props;
  const container = usePortalContainer();
  const [open, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const composedRef = useComposedRefs(ref, triggerRef);
  useEscapeTarget(open, () => setOpen(false));
  return (
    <Primitive.Root
      value={value ?? ''}
      onValueChange={(next) => onChange(next as T)}
      open={open}
      onOpenChange={setOpen}
      disabled={disabled}
    >
      <Primitive.Trigger
        aria-label={label}
        {...control}
        ref={composedRef}
        data-set={isSet || undefined}
        onBlur={onBlur}
        onKeyDown={(event) => isLetter(event) && setOpen(true)}
        className={cx(
          controlBox,
          'flex items-center justify-between gap-2 text-left pointer-coarse:h-11 data-placeholder:text-subtle',
          width === 'auto' ? 'max-sm:w-full' : 'w-full',
          size === 'sm' ? 'h-8 px-2.5' : 'h-9 px-3',
        )}
      >
        <span className="pointer-events-none min-w-0 truncate">
          {value ? (options.find((option) => option.value === value)?.label ?? value) : placeholder}
        </span>
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-muted print:hidden" />
      </Primitive.Trigger>
      {open ? (
        <Primitive.Portal container={container}>
          <Primitive.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            onCloseAutoFocus={(event) => {
              // The list gives the focus back a moment later: by then the user may have gone on to another control.
              if (!document.activeElement?.contains(triggerRef.current)) event.preventDefault();
            }}
            className={cx(
              floatingPanel,
              'max-h-[min(20rem,var(--radix-select-content-available-height))] max-w-[calc(100vw-1rem)] min-w-(--radix-select-trigger-width) overflow-hidden',
            )}
          >
            <Primitive.ScrollUpButton className={arrow}>
              <ChevronUp aria-hidden size={16} />
            </Primitive.ScrollUpButton>
            <Primitive.Viewport nonce={styleNonce()} className="p-1">
              {options.map((option) => (
                <Primitive.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={cx(listRow, 'cursor-default pr-8')}
                >
                  <Primitive.ItemText>{option.label}</Primitive.ItemText>
                  <Primitive.ItemIndicator className="absolute right-2">
                    <Check aria-hidden size={16} strokeWidth={1.75} />
                  </Primitive.ItemIndicator>
                </Primitive.Item>
              ))}
            </Primitive.Viewport>
            <Primitive.ScrollDownButton className={arrow}>
              <ChevronDown aria-hidden size={16} />
            </Primitive.ScrollDownButton>
          </Primitive.Content>
        </Primitive.Portal>
      ) : null}
    </Primitive.Root>
  );
}
