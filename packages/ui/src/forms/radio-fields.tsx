import { useId, type ReactNode, type Ref } from 'react';
import { RadioGroup } from 'radix-ui';
import { Check, X } from 'lucide-react';
import { cx } from '../foundation/cx.js';
import type { Option } from './control.types.js';
import { describeControl, FieldLabel, FieldNotes } from './field.js';
import { useField, type BoundFieldProps } from './use-field.js';

type GroupProps = Omit<BoundFieldProps, 'placeholder' | 'name'> & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string;
  itemsClassName: string;
  children: ReactNode;
};

function RadioGroupFrame({
  label,
  required,
  hint,
  disabled,
  value,
  onChange,
  onBlur,
  error,
  itemsClassName,
  children,
}: GroupProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-label`} className="text-label break-words text-ink">
        <FieldLabel required={required}>{label}</FieldLabel>
      </span>
      <RadioGroup.Root
        {...describeControl({ id, hint, error, required, disabled })}
        aria-labelledby={`${id}-label`}
        value={value}
        onValueChange={onChange}
        onBlur={onBlur}
        className={itemsClassName}
      >
        {children}
      </RadioGroup.Root>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

type RadioOption = Option & { description?: ReactNode };

export interface RadioChoiceProps extends Omit<GroupProps, 'itemsClassName' | 'children'> {
  options: readonly RadioOption[];
  ref?: Ref<HTMLButtonElement>;
}

/** Radio buttons that are not a field of a form. */
export function RadioChoice({ options, ref, ...props }: RadioChoiceProps) {
  const id = useId();
  return (
    <RadioGroupFrame {...props} itemsClassName="flex flex-col gap-1">
      {options.map((option, index) => (
        <label
          key={option.value}
          className="flex min-h-8 w-fit max-w-full cursor-pointer items-start gap-2.5 py-1 text-body has-disabled:cursor-not-allowed has-disabled:text-subtle pointer-coarse:min-h-11 pointer-coarse:py-2.5"
        >
          <RadioGroup.Item
            ref={index === 0 ? ref : undefined}
            value={option.value}
            disabled={option.disabled}
            aria-describedby={option.description ? `${id}-${index}` : undefined}
            className="relative grid size-5 shrink-0 place-items-center rounded-full border border-control bg-surface after:absolute after:-inset-1 pointer-coarse:after:-inset-3 disabled:cursor-not-allowed data-[state=checked]:border-accent"
          >
            <RadioGroup.Indicator data-filled className="size-2.5 rounded-full bg-accent" />
          </RadioGroup.Item>
          <span className="flex min-w-0 flex-col break-words">
            {option.label}
            {option.description ? (
              <span id={`${id}-${index}`} className="text-meta font-normal break-words text-subtle">
                {option.description}
              </span>
            ) : null}
          </span>
        </label>
      ))}
    </RadioGroupFrame>
  );
}

export interface RadioGroupFieldProps extends Omit<BoundFieldProps, 'placeholder'> {
  options: readonly RadioOption[];
}

export function RadioGroupField({ name, ...props }: RadioGroupFieldProps) {
  const { field, error } = useField(name);
  return (
    <RadioChoice
      {...props}
      ref={field.ref}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
}

const answers = [
  {
    value: 'pass',
    Icon: Check,
    chosen:
      'data-[state=checked]:border-green-icon data-[state=checked]:bg-green-fill data-[state=checked]:text-green-ink',
  },
  {
    value: 'fail',
    Icon: X,
    chosen: 'data-[state=checked]:border-red-icon data-[state=checked]:bg-red-fill data-[state=checked]:text-red-ink',
  },
] as const;

export interface PassFailFieldProps extends Omit<BoundFieldProps, 'placeholder'> {
  passLabel?: string;
  failLabel?: string;
  /** `dock` is 56 px high, for use with gloves at the loading dock. */
  size?: 'lg' | 'dock';
}

/** A question answered Pass (true) or Fail (false); undefined or null while it is unanswered. */
export function PassFailField({
  name,
  passLabel = 'Pass',
  failLabel = 'Fail',
  size = 'lg',
  ...props
}: PassFailFieldProps) {
  const { field, error } = useField(name);
  const labels = { pass: passLabel, fail: failLabel };
  return (
    <RadioGroupFrame
      {...props}
      value={field.value === true ? 'pass' : field.value === false ? 'fail' : ''}
      onChange={(next) => field.onChange(next === 'pass')}
      onBlur={field.onBlur}
      error={error}
      itemsClassName="grid max-w-80 grid-cols-2 gap-2"
    >
      {answers.map(({ value, Icon, chosen }, index) => (
        <RadioGroup.Item
          key={value}
          ref={index === 0 ? field.ref : undefined}
          value={value}
          className={cx(
            'inline-flex items-center justify-center gap-2 rounded-control border border-control bg-surface px-4 text-body font-medium text-ink',
            'transition-colors duration-100 hover:bg-sunken disabled:cursor-not-allowed disabled:text-subtle',
            size === 'dock' ? 'min-h-14' : 'min-h-11',
            chosen,
          )}
        >
          <Icon aria-hidden size={18} strokeWidth={2} />
          {labels[value]}
        </RadioGroup.Item>
      ))}
    </RadioGroupFrame>
  );
}
