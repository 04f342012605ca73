import type { ReactNode } from 'react';
import { Tabs as Primitive } from 'radix-ui';

export interface TabsProps {
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode; disabled?: boolean }[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

export function Tabs({ label, tabs, value, defaultValue, onChange }: TabsProps) {
  return (
    <Primitive.Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      onValueChange={onChange}
      className="flex min-w-0 flex-col gap-3 sm:gap-4 lg:in-data-[density=compact]:gap-3"
    >
      <Primitive.List aria-label={label} className="flex flex-wrap gap-x-1 border-b border-divider">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={
              '-mb-px min-h-10 shrink-0 border-b-2 border-transparent px-3 max-sm:px-2 text-body font-medium whitespace-nowrap text-muted outline-offset-[-2px] ' +
              'print:border-0 print:px-0 print:data-[state=inactive]:hidden hover:text-ink disabled:cursor-not-allowed disabled:text-subtle data-[state=active]:border-accent data-[state=active]:text-ink pointer-coarse:min-h-11'
            }
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="min-w-0 rounded-control">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
