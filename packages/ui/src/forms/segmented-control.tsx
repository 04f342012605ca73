import { ToggleGroup } from 'radix-ui';
import type { Option } from './control.types.js';

export interface SegmentedControlProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly Option<T>[];
}

/** With the filters of the toolbar around it, on a phone. */
const FOLDED_IN_TOOLBAR = 'max-sm:group-has-[[data-toolbar][data-open=false]>:nth-child(4)]/toolbar:hidden';

/** A choice of a few options, all visible. */
export function SegmentedControl<T extends string>({ label, value, onChange, options }: SegmentedControlProps<T>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      // Radix clears the value when the selected option is pressed; here one is always selected.
      onValueChange={(next) => {
        if (next) onChange(next as T);
      }}
      className={`inline-flex max-w-full flex-wrap gap-0.5 rounded-control border border-divider bg-sunken p-0.5 ${FOLDED_IN_TOOLBAR}`}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className={
            'min-h-7.5 rounded-[4px] border border-transparent px-3 text-body font-medium text-muted hover:text-ink disabled:cursor-not-allowed disabled:text-subtle ' +
            'data-[state=on]:border-control data-[state=on]:bg-surface data-[state=on]:text-ink pointer-coarse:min-h-11 print:data-[state=off]:hidden'
          }
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
