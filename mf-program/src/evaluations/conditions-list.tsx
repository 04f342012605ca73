import type { EvaluationProblem } from '@fsvp/contracts/program/supplier-evaluations/find-evaluation-problems';
import { Text } from '@fsvp/ui';
import { CircleCheck, CircleDashed } from 'lucide-react';

interface ConditionsListProps {
  problems: readonly EvaluationProblem[];
  warnings: readonly string[];
  /** Moves the focus to the field. */
  onOpen: (path: string) => void;
}

/** What signing needs; each open question is a button that leads to its field. */
export function ConditionsList({ problems, warnings, onOpen }: ConditionsListProps) {
  return (
    <section
      aria-label="What signing needs"
      className="program:flex program:min-w-0 program:flex-col program:gap-3 program:rounded-card program:border program:border-divider program:bg-surface program:p-4 program:print:hidden"
    >
      <div className="program:flex program:items-baseline program:justify-between program:gap-2">
        <h2 className="program:text-card">What signing needs</h2>
        <span className="program:shrink-0 program:text-meta program:text-muted program:tabular-nums">
          {problems.length === 0 ? 'complete' : `${problems.length} open`}
        </span>
      </div>
      {problems.length === 0 ? (
        <p className="program:flex program:items-start program:gap-2 program:text-body program:text-good">
          <CircleCheck aria-hidden size={16} strokeWidth={1.75} className="program:mt-0.5 program:shrink-0" />
          Everything is answered. The evaluation can be signed.
        </p>
      ) : (
        <ul className="program:flex program:max-h-[60vh] program:flex-col program:overflow-y-auto">
          {problems.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <button
                type="button"
                onClick={() => onOpen(path)}
                className="program:flex program:min-h-7 program:w-full program:items-start program:gap-2 program:rounded-control program:py-1 program:text-left program:text-cell program:text-link program:hover:underline program:pointer-coarse:min-h-11"
              >
                <CircleDashed
                  aria-hidden
                  size={16}
                  strokeWidth={1.75}
                  className="program:mt-0.5 program:shrink-0 program:text-yellow-icon"
                />
                <span className="program:min-w-0">{message}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {warnings.map((warning) => (
        <Text key={warning} as="p" size="meta" tone="warning">
          {warning}
        </Text>
      ))}
    </section>
  );
}
