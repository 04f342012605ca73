import { Button, Text } from '@fsvp/ui';
import { CircleAlert, CloudCheck, LoaderCircle } from 'lucide-react';
import type { ValueProblem } from './find-problems.js';
import type { SaveState, WorksheetStore } from './worksheet.store.js';

interface SaveStatusProps {
  store: WorksheetStore;
  save: SaveState;
  conflicts: number;
  problems: readonly ValueProblem[];
  onProblem: (path: string) => void;
  /** Leads to the values that wait for a choice. */
  onConflict: () => void;
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75, className: 'program:shrink-0' } as const;

/** Whether everything is saved, and if not, why and what to do. */
export function SaveStatus({ store, save, conflicts, problems, onProblem, onConflict }: SaveStatusProps) {
  const isUnsaved = problems.length > 0 || conflicts > 0;
  return (
    <div className="program:flex program:min-h-8 program:flex-wrap program:items-center program:gap-x-3 program:gap-y-1 program:print:hidden">
      <span
        role="status"
        className="program:flex program:min-w-0 program:items-center program:gap-1.5 program:text-body"
      >
        {save.is === 'failed' ? (
          <>
            <CircleAlert {...icon} />
            <Text tone="bad">{`Not saved: ${save.message}`}</Text>
          </>
        ) : save.is === 'saved' ? (
          <>
            {isUnsaved ? <CircleAlert {...icon} /> : <CloudCheck {...icon} />}
            <Text tone={isUnsaved ? 'warning' : 'muted'}>
              {isUnsaved ? unsavedText(problems.length, conflicts) : 'Saved'}
            </Text>
          </>
        ) : (
          <>
            <LoaderCircle {...icon} />
            <Text tone="muted">Saving…</Text>
          </>
        )}
      </span>
      {save.is === 'failed' && !save.final ? (
        <Button variant="outline" size="sm" onClick={() => void store.saveNow()}>
          Retry
        </Button>
      ) : null}
      {conflicts > 0 || (save.is !== 'failed' && problems.length > 0) ? (
        <Button variant="ghost" size="sm" onClick={() => (conflicts > 0 ? onConflict() : onProblem(problems[0]!.path))}>
          Show
        </Button>
      ) : null}
    </div>
  );
}

function unsavedText(problems: number, conflicts: number): string {
  const parts = [
    problems > 0 && (problems === 1 ? 'one value cannot be saved' : `${problems} values cannot be saved`),
    conflicts > 0 && (conflicts === 1 ? 'one value waits for your choice' : `${conflicts} values wait for your choice`),
  ].filter(Boolean);
  return `Saved, but ${parts.join(' and ')}`;
}
