import {
  REPORT_TYPE_DESCRIPTIONS,
  REPORT_TYPE_LABELS,
  REPORT_TYPES,
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
        {REPORT_TYPES.map((type) => (
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
    </Card>
  );
}
