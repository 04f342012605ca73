import {
  ANALYSIS_BASES,
  ANALYSIS_BASIS_LABELS,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { Card, Columns, Field, Select, Stack } from '@fsvp/ui';
import type { Content } from './content.js';
import { TextAnswer } from './text-answer.js';

export interface PartProps {
  content: Content;
  errorOf: (path: string) => string | undefined;
  onChange: (path: string, value: unknown) => void;
  /** Somebody looked at a statement of an example. */
  onCheck: (path: string) => void;
}

const OPTIONS = ANALYSIS_BASES.map((value) => ({ value, label: ANALYSIS_BASIS_LABELS[value] }));

/** Whose analysis it is, and what it covers. */
export function ScopeCard({ content, errorOf, onChange, onCheck }: PartProps) {
  return (
    <Card title="Scope" description="One analysis covers a type of food whose products have the same hazards.">
      <Stack gap={4}>
        <Field
          label="Basis"
          hint={
            content.basis === 'own'
              ? 'Your qualified individual conducts it (§1.504(a)).'
              : 'Your qualified individual reviews and assesses it (§1.504(d)). Enter its hazards that require a control as rows.'
          }
        >
          {(control) => (
            <Select
              {...control}
              value={content.basis}
              options={OPTIONS}
              onChange={(basis) => onChange('basis', basis)}
            />
          )}
        </Field>
        <Columns count={2}>
          <TextAnswer
            label="Products and species"
            path="covers"
            value={content.covers}
            error={errorOf('covers')}
            isUnchecked={content.toCheck.includes('covers')}
            onCheck={onCheck}
            onChange={onChange}
          />
          <TextAnswer
            label="Intended consumers"
            hint="For example everyone, or infants and others who fall ill more easily"
            path="consumers"
            value={content.consumers}
            error={errorOf('consumers')}
            isUnchecked={content.toCheck.includes('consumers')}
            onCheck={onCheck}
            onChange={onChange}
          />
        </Columns>
      </Stack>
    </Card>
  );
}
