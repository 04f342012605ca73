import { Stack } from '@fsvp/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';

interface StepPanelProps {
  title: string;
  children: ReactNode;
}

/** One step. Focuses its heading, because the button that had the focus is gone. */
export function StepPanel({ title, children }: StepPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <h3 id={id} ref={heading} tabIndex={-1} className="sup:text-card sup:outline-none">
          {title}
        </h3>
        {children}
      </Stack>
    </section>
  );
}
