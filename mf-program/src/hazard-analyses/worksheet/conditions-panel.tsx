import type { ConditionState } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { Button, ProgressBar, Text } from '@fsvp/ui';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { memo } from 'react';

interface ConditionsPanelProps {
  conditions: readonly ConditionState[];
  /** Moves the focus to an open question. */
  onOpen: (path: string) => void;
}

/** What signing needs, with what is done of it; an open question is a button that leads to its cell. */
export const ConditionsPanel = memo(function ConditionsPanel({ conditions, onOpen }: ConditionsPanelProps) {
  const applying = conditions
    .filter(({ applies, total }) => applies && total > 0)
    // An example is no analysis: that is the first to know.
    .toSorted((one, other) => Number(other.code === 'G11') - Number(one.code === 'G11'));
  const total = applying.reduce((sum, one) => sum + one.total, 0);
  const done = applying.reduce((sum, one) => sum + one.done, 0);
  return (
    <section
      aria-label="What signing needs"
      className="program:flex program:min-w-0 program:flex-col program:gap-3 program:rounded-card program:border program:border-divider program:bg-surface program:p-4"
    >
      <div className="program:flex program:items-baseline program:justify-between program:gap-2">
        <h2 className="program:text-card">What signing needs</h2>
        <span className="program:shrink-0 program:text-meta program:text-muted program:tabular-nums">
          {`${done} of ${total}`}
        </span>
      </div>
      <ProgressBar label="Questions answered" value={total === 0 ? 0 : Math.round((done / total) * 100)} />
      <ul className="program:flex program:flex-col program:gap-1">
        {applying.map((condition) => (
          <Condition key={condition.code} condition={condition} onOpen={onOpen} />
        ))}
      </ul>
      {done === total ? (
        <Text as="p" tone="good">
          All questions are answered. The analysis can be signed.
        </Text>
      ) : null}
    </section>
  );
});

/** More problems than these are folded. */
const MAX_OPEN = 4;

function Condition({ condition, onOpen }: { condition: ConditionState; onOpen: (path: string) => void }) {
  const { code, title, citation, met, total, done, problems } = condition;
  const Icon = met ? CircleCheck : CircleDashed;
  return (
    <li className="program:border-t program:border-divider program:pt-2">
      <details open={!met && problems.length <= MAX_OPEN}>
        <summary className="program:flex program:cursor-pointer program:list-none program:items-start program:gap-2 program:rounded-control program:text-body">
          <Icon
            aria-hidden
            size={16}
            strokeWidth={1.75}
            className={
              met
                ? 'program:mt-0.5 program:shrink-0 program:text-green-icon'
                : 'program:mt-0.5 program:shrink-0 program:text-yellow-icon'
            }
          />
          <span className="program:min-w-0 program:flex-1">
            <span className="program:sr-only">{met ? 'Met: ' : 'Open: '}</span>
            {title}
            <span className="program:block program:text-meta program:text-muted">
              {[code, citation ? `§${citation}` : 'policy'].join(' · ')}
            </span>
          </span>
          <span className="program:shrink-0 program:text-meta program:text-muted program:tabular-nums">{`${done} of ${total}`}</span>
        </summary>
        {problems.length > 0 ? (
          <ul className="program:mt-1 program:max-h-56 program:overflow-y-auto program:pl-6">
            {problems.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <button
                  type="button"
                  onClick={() => onOpen(path)}
                  className="program:min-h-7 program:w-full program:rounded-control program:py-1 program:text-left program:text-cell program:text-link program:hover:underline program:pointer-coarse:min-h-11"
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </details>
      {problems.length > MAX_OPEN ? (
        <div className="program:pl-4">
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Go to the first: ${title}`}
            onClick={() => onOpen(problems[0]!.path)}
          >
            Go to the first
          </Button>
        </div>
      ) : null}
    </li>
  );
}
