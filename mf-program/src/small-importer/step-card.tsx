import { Badge, Card, t } from '@fsvp/ui';
import type { ReactNode } from 'react';

/** `prepared`: a draft waits for its signature. */
export type StepState = 'done' | 'prepared' | 'open';

const badges = () =>
  ({
    done: { tone: 'green', label: t({ defaultMessage: 'Done' }) },
    prepared: { tone: 'yellow', label: t({ defaultMessage: 'To sign' }) },
    open: { tone: 'neutral', label: t({ defaultMessage: 'Open' }) },
  }) as const;

interface StepCardProps {
  number: number;
  title: string;
  description?: string;
  state: StepState;
  children: ReactNode;
}

export function StepCard({ number, title, description, state, children }: StepCardProps) {
  const { tone, label } = badges()[state];
  return (
    <Card
      title={t({ defaultMessage: '{number}. {title}' }, { number, title })}
      description={description}
      actions={<Badge tone={tone}>{label}</Badge>}
    >
      {children}
    </Card>
  );
}
