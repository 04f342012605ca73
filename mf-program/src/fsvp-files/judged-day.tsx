import { dayOfInstant, today, type Day } from '@fsvp/contracts/core/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button, DateInput, formatDate, Inline, Text } from '@fsvp/ui';
import { useId } from 'react';

interface JudgedDayProps {
  file: FsvpFile;
  /** Undefined: today, or the day on which the file was closed. */
  asOf: Day | undefined;
  onChange: (day: Day | undefined) => void;
}

/** Judges the file on another day, by what was signed until then. */
export function JudgedDay({ file, asOf, onChange }: JudgedDayProps) {
  const id = useId();
  const opened = dayOfInstant(file.createdAt);
  const isAllowed = (day: Day) => day >= opened && day <= today();
  const usual = file.closedOn ?? today();
  return (
    <Inline gap={3}>
      <label htmlFor={id} className="program:text-label program:text-muted program:print:hidden">
        Assess as of another day
      </label>
      <div className="program:w-44 program:print:hidden">
        <DateInput
          id={id}
          value={asOf ?? null}
          placeholder={formatDate(usual)}
          isAllowed={isAllowed}
          onChange={(day) => {
            if (day === null) onChange(undefined);
            else if (isAllowed(day)) onChange(day === usual ? undefined : day);
          }}
        />
      </div>
      {asOf ? (
        <>
          <Text tone="warning">{`Assessed as of ${formatDate(asOf)}, based on what was signed by then.`}</Text>
          <Button variant="outline" size="sm" onClick={() => onChange(undefined)}>
            {file.closedOn ? 'Assess as of the closing date' : 'Assess as of today'}
          </Button>
        </>
      ) : null}
    </Inline>
  );
}
