import type { ReactNode, Ref } from 'react';
import { Checkbox as CheckboxPrimitive, Switch as SwitchPrimitive } from 'radix-ui';
import { Check, Minus } from 'lucide-react';
import type { ControlProps } from './control.types.js';

export interface ToggleProps extends ControlProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The visible label; without it, set `aria-label`. */
  label?: ReactNode;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

function ToggleRow({ label, children }: { label?: ReactNode; children: ReactNode }) {
  if (!label) return <span className="inline-grid size-6 place-items-center pointer-coarse:size-11">{children}</span>;
  return (
    <label className="inline-flex min-h-6 w-fit cursor-pointer items-center gap-2.5 text-body has-disabled:cursor-not-allowed has-disabled:text-subtle pointer-coarse:min-h-11">
      {children}
      <span>{label}</span>
    </label>
  );
}

export function Checkbox({
  checked,
  onChange,
  label,
  indeterminate = false,
  ...control
}: ToggleProps & { indeterminate?: boolean }) {
  return (
    <ToggleRow label={label}>
      <CheckboxPrimitive.Root
        {...control}
        checked={indeterminate ? 'indeterminate' : checked}
        onCheckedChange={(next) => onChange(next === true)}
        className={
          'relative grid size-5 shrink-0 place-items-center rounded-[4px] border border-control bg-surface text-on-fill after:absolute after:-inset-1 pointer-coarse:after:-inset-3 ' +
          'data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent ' +
          'aria-invalid:border-bad disabled:cursor-not-allowed disabled:opacity-60'
        }
      >
        <CheckboxPrimitive.Indicator>
          {indeterminate ? (
            <Minus aria-hidden size={14} strokeWidth={2.5} />
          ) : (
            <Check aria-hidden size={14} strokeWidth={2.5} />
          )}
        </CheckboxPrimitive.Indicator>
      </CheckboxPrimitive.Root>
    </ToggleRow>
  );
}

export function Switch({ checked, onChange, label, ...control }: ToggleProps) {
  return (
    <ToggleRow label={label}>
      <SwitchPrimitive.Root
        {...control}
        checked={checked}
        onCheckedChange={onChange}
        className={
          'relative h-6 w-10 shrink-0 rounded-full border border-control bg-sunken transition-colors duration-100 after:absolute after:inset-0 pointer-coarse:after:-inset-2.5 ' +
          'data-[state=checked]:border-accent data-[state=checked]:bg-accent aria-invalid:border-bad disabled:cursor-not-allowed disabled:opacity-60'
        }
      >
        <SwitchPrimitive.Thumb
          data-filled
          className={
            'block size-4 translate-x-[3px] rounded-full bg-control transition-transform duration-100 ' +
            'data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-on-fill'
          }
        />
      </SwitchPrimitive.Root>
    </ToggleRow>
  );
}
