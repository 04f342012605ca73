import {
  REQUIREMENT_CODES,
  REQUIREMENT_TITLES,
  type RequirementCode,
} from '@fsvp/contracts/program/readiness/requirement-codes';
import type { Importer } from '@fsvp/contracts/program/importer';
import { FilterSelect } from '@fsvp/ui';

interface Choice {
  value: string;
  label: string;
}

/** A value of the address stays visible when it is not among the options. */
export function withChosen(options: readonly Choice[], chosen: string | undefined, label = chosen ?? ''): Choice[] {
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen);
  return isKnown ? [...options] : [...options, { value: chosen, label }];
}

interface ImporterFilterProps {
  importers: readonly Importer[] | undefined;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

export function ImporterFilter({ importers = [], value, onChange }: ImporterFilterProps) {
  const options = importers.map(({ id, legalName }) => ({ value: id, label: legalName }));
  return (
    <FilterSelect
      label="Importer"
      allLabel="All importers"
      value={value}
      options={withChosen(options, value, 'One importer')}
      onChange={onChange}
    />
  );
}

const missingOptions = REQUIREMENT_CODES.map((value) => ({ value, label: `${value} ${REQUIREMENT_TITLES[value]}` }));

interface MissingFilterProps {
  value: RequirementCode | undefined;
  onChange: (value: RequirementCode | undefined) => void;
}

export function MissingFilter({ value, onChange }: MissingFilterProps) {
  return (
    <FilterSelect
      label="Missing requirement"
      allLabel="Any requirement"
      value={value}
      options={missingOptions}
      onChange={onChange}
    />
  );
}
