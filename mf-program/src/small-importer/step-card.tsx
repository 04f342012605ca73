import { Badge, Card } from '@fsvp/ui';
import type { ReactNode } from 'react';

/** `prepared`: a draft waits for its signature. */
export type StepState = 'done' | 'prepared' | 'open';

const BADGES = {
  done: { tone: 'green', label: 'Done' },
  prepared: { tone: 'yellow', label: 'To sign' },
  open: { tone: 'neutral', label: 'Open' },
} as const;

interface StepCardProps {
  number: number;
  title: string;
  description?: string;
  state: StepState;
  children: ReactNode;
}

export function StepCard({ number, title, description, state, children }: StepCardProps) {
  const { tone, label } = BADGES[state];
  return (
    <Card title={`${number}. ${title}`} description={description} actions={<Badge tone={tone}>{label}</Badge>}>
      {children}
    </Card>
  );
}
