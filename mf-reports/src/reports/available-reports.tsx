import {
  PROGRAM_REPORT_TYPES,
  REPORT_TYPE_DESCRIPTIONS,
  REPORT_TYPE_LABELS,
  STANDARD_REPORT_TYPES,
  type ReportType,
} from '@fsvp/contracts/reports/report';
import { Card } from '@fsvp/ui';
import { useId, useState } from 'react';

interface AvailableReportsProps {
  value: ReportType;
  onChange: (type: ReportType) => void;
}

export function AvailableReports({ value, onChange }: AvailableReportsProps) {
  const name = useId();
  // The URL state is updated later; until then the radio button would show the old choice.
  const [picked, setPicked] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setPicked(value);
  }
  const pick = (type: ReportType) => {
    setPicked(type);
    onChange(type);
  };
  return (
    <Card title="Available Reports" description="Pick the report to generate">
      <div role="radiogroup" aria-label="Available Reports" className="rep:flex rep:flex-col rep:gap-2">
        {STANDARD_REPORT_TYPES.map((type) => (
          <label
            key={type}
            className="rep:flex rep:min-h-11 rep:cursor-pointer rep:items-start rep:gap-3 rep:rounded-control rep:border rep:border-divider rep:p-3 rep:hover:bg-sunken rep:has-checked:border-accent rep:has-checked:bg-selected rep:has-focus-visible:outline-2 rep:has-focus-visible:outline-offset-2 rep:has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={type}
              checked={picked === type}
              onChange={() => pick(type)}
              aria-describedby={`${name}-${type}`}
              className="rep:mt-0.5 rep:size-4 rep:shrink-0 rep:accent-accent rep:outline-none"
            />
            <span className="rep:flex rep:min-w-0 rep:flex-col">
              <span className="rep:text-body rep:font-medium">{REPORT_TYPE_LABELS[type]}</span>
              <span id={`${name}-${type}`} className="rep:text-cell rep:text-muted">
                {REPORT_TYPE_DESCRIPTIONS[type]}
              </span>
            </span>
          </label>
        ))}
      </div>
      {/* A choice of their own: the list above has the reports of the specification. */}
      <div
        role="group"
        aria-label="Reports of the FSVP program"
        className="rep:mt-4 rep:flex rep:flex-col rep:gap-2 rep:border-t rep:border-divider rep:pt-4"
      >
        {PROGRAM_REPORT_TYPES.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={picked === type}
            onClick={() => pick(type)}
            className="rep:flex rep:min-h-11 rep:cursor-pointer rep:flex-col rep:rounded-control rep:border rep:border-divider rep:p-3 rep:pl-10 rep:text-left rep:hover:bg-sunken rep:aria-pressed:border-accent rep:aria-pressed:bg-selected rep:focus-visible:outline-2 rep:focus-visible:outline-offset-2 rep:focus-visible:outline-focus"
          >
            <span className="rep:text-body rep:font-medium">{REPORT_TYPE_LABELS[type]}</span>
            <span className="rep:text-cell rep:text-muted">{REPORT_TYPE_DESCRIPTIONS[type]}</span>
          </button>
        ))}
      </div>
    </Card>
  );
}
