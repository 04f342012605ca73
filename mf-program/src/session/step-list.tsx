import { Badge, Card, Code, Text } from '@fsvp/ui';
import type { Step, StepState } from './steps.js';

export const BADGES: Record<StepState, { tone: 'green' | 'yellow' | 'neutral'; label: string }> = {
  done: { tone: 'green', label: 'Answered' },
  prepared: { tone: 'yellow', label: 'Draft' },
  open: { tone: 'neutral', label: 'Open' },
};

/** Of a draft in which something is still to be answered. */
export const BEGUN = { tone: 'yellow', label: 'Begun' } as const;

interface StepListProps {
  steps: readonly Step[];
  shown: Step | undefined;
  onShow: (step: Step) => void;
}

/** All questions with their state; each opens. */
export function StepList({ steps, shown, onShow }: StepListProps) {
  return (
    <Card title="Questions" flush>
      <ol aria-label="Questions">
        {steps.map((step) => {
          const { tone, label } = step.isBegun ? BEGUN : BADGES[step.state];
          const isShown = step === shown;
          return (
            <li key={step.item.code} className="program:border-b program:border-divider program:last:border-b-0">
              <button
                type="button"
                aria-current={isShown ? 'step' : undefined}
                onClick={() => onShow(step)}
                className={`program:flex program:min-h-11 program:w-full program:items-start program:justify-between program:gap-3 program:px-4 program:py-2 program:text-left program:hover:bg-sunken ${isShown ? 'program:bg-sunken' : ''}`}
              >
                <span>
                  <Text size="meta" weight={isShown ? 'semibold' : 'normal'}>
                    {step.question}
                  </Text>{' '}
                  <span className="program:whitespace-nowrap">
                    <Code>{step.item.code}</Code>
                  </span>
                </span>
                <Badge tone={tone}>{label}</Badge>
              </button>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
