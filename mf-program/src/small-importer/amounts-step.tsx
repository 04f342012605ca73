import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { FOOD_CLASS_LABELS, FOOD_CLASSES, type FoodClass } from '@fsvp/contracts/program/qualification';
import {
  createImporterEligibility,
  deleteImporterEligibility,
  yearsFor,
  type ImporterEligibility,
} from '@fsvp/contracts/program/importer-eligibility';
import {
  Button,
  Columns,
  Field,
  formatDollars,
  Inline,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
  TextLink,
} from '@fsvp/ui';
import { Checkbox } from '@fsvp/ui/dialogs';
import { api, invalidate, useIdempotencyKey, useQueryClient } from '@fsvp/web-kit';
import { useId, useState } from 'react';
import { failureText } from '../failure-text.js';
import { eligibilityOf, yearsToDetermine, type Situation } from './situation.js';
import { StepCard, type StepState } from './step-card.js';

/** Whether the importer is below the limit, by the amounts of three years for each year that is determined. */
export function AmountsStep({ situation }: { situation: Situation }) {
  const years = yearsToDetermine();
  const found = years.flatMap((year) => eligibilityOf(situation, year) ?? []);
  const isComplete = found.length === years.length;
  const state: StepState = !isComplete ? 'open' : found.every((one) => one.state === 'signed') ? 'done' : 'prepared';
  return (
    <StepCard
      number={3}
      title="Sales"
      description={`An importer is very small in a year if the average of three years is below FDA's limit (21 CFR 1.500). For ${years.join(' and ')}, the sales of ${listOf(countedYears(years))} count.`}
      state={state}
    >
      {isComplete ? <Results found={found} /> : <AmountsForm situation={situation} years={years} />}
    </StepCard>
  );
}

const countedYears = (years: readonly number[]): number[] => [...new Set(years.flatMap((year) => yearsFor(year)))];
const listOf = (years: readonly number[]) => `${years.slice(0, -1).join(', ')} and ${years.at(-1)}`;

function Results({ found }: { found: readonly ImporterEligibility[] }) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const drafts = found.filter(({ state }) => state === 'draft');
  const enterAgain = async () => {
    setProblem(undefined);
    try {
      for (const { id, version } of drafts)
        await api.call(deleteImporterEligibility, { params: { id }, ifVersion: version });
    } catch (error) {
      setProblem(failureText(error));
    }
    await invalidate(client, ['importer-eligibility']);
  };
  return (
    <Stack gap={3}>
      {found.map((one) => (
        <Stack key={one.id} gap={0}>
          <Text weight="semibold" tone={one.eligible ? undefined : 'bad'}>
            {`${one.year}: ${one.eligible ? 'below the limit' : 'not below the limit'}`}
          </Text>
          <Text size="meta" tone="muted">
            {[
              `${FOOD_CLASS_LABELS[one.foodClass]}, average ${formatDollars(one.average)}, limit ${formatDollars(one.cutoff)}`,
              one.cutoffBasis,
            ]
              .filter(Boolean)
              .join('. ')}
          </Text>
        </Stack>
      ))}
      {found.some(({ eligible }) => !eligible) ? (
        <Text as="p" tone="warning">
          In a year that is not below the limit, the other requirements apply: determine the regime of each file, then
          choose Get This File Ready.
        </Text>
      ) : null}
      <Text as="p" size="meta" tone="muted">
        {'Human food and animal food have limits of their own. Enter the amounts of the other class in '}
        <TextLink href={hrefs.importers()}>Administration › Importers</TextLink>.
      </Text>
      {problem ? <Text tone="bad">{problem}</Text> : null}
      {drafts.length > 0 ? (
        <Inline>
          <Button variant="outline" size="sm" onClick={() => void enterAgain()}>
            Enter the Amounts Again
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}

interface Amount {
  sales: string;
  valueWithoutSale: string;
}
const EMPTY: Amount = { sales: '', valueWithoutSale: '' };
/** Digits, with commas between thousands; undefined for anything else. */
const amountOf = (text: string): number | undefined => {
  const digits = text.replace(/[$\s]/g, '').replace(/,(?=\d{3}(\D|$))/g, '');
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined;
};
const AMOUNT = 'Enter an amount in US dollars, such as 250000';

function AmountsForm({ situation, years }: { situation: Situation; years: readonly number[] }) {
  const client = useQueryClient();
  const key = useIdempotencyKey();
  const withoutSaleId = useId();
  const counted = countedYears(years);
  const [foodClass, setFoodClass] = useState<FoodClass>('human');
  const [amounts, setAmounts] = useState<Record<number, Amount>>({});
  const [withoutSale, setWithoutSale] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const typed = (year: number) => amounts[year] ?? EMPTY;
  const change = (year: number, part: Partial<Amount>) =>
    setAmounts((all) => ({ ...all, [year]: { ...(all[year] ?? EMPTY), ...part } }));
  const entryOf = (year: number) => ({
    year,
    sales: amountOf(typed(year).sales),
    valueWithoutSale: withoutSale ? amountOf(typed(year).valueWithoutSale) : 0,
  });

  const save = async () => {
    setAsked(true);
    const entries = counted.map(entryOf);
    if (entries.some(({ sales, valueWithoutSale }) => sales === undefined || valueWithoutSale === undefined)) return;
    setSaving(true);
    setProblem(undefined);
    try {
      for (const year of years.filter((one) => !eligibilityOf(situation, one)))
        await api.call(createImporterEligibility, {
          params: { id: situation.importer.id },
          body: {
            foodClass,
            year,
            years: yearsFor(year).map((one) => entries.find((entry) => entry.year === one)!) as never,
          },
          idempotencyKey: `${key}-${year}-${JSON.stringify(entries)}`.slice(0, 200),
        });
    } catch (error) {
      setProblem(failureText(error));
    }
    setSaving(false);
    await invalidate(client, ['importer-eligibility']);
  };
  return (
    <Stack gap={4}>
      <div>
        <SegmentedControl
          label="Class of food"
          value={foodClass}
          options={FOOD_CLASSES.map((value) => ({ value, label: FOOD_CLASS_LABELS[value] }))}
          onChange={setFoodClass}
        />
      </div>
      <Columns count={4}>
        {counted.map((year) => (
          <AmountField
            key={year}
            label={`Sales in ${year}, US dollars`}
            value={typed(year).sales}
            isAsked={isAsked}
            onChange={(sales) => change(year, { sales })}
          />
        ))}
      </Columns>
      <Inline gap={3} wrap={false}>
        <Checkbox id={withoutSaleId} checked={withoutSale} onChange={setWithoutSale} />
        <label htmlFor={withoutSaleId}>
          <Text>Some food was imported, made, packed or held without a sale. Its U.S. market value counts, too.</Text>
        </label>
      </Inline>
      {withoutSale ? (
        <Columns count={4}>
          {counted.map((year) => (
            <AmountField
              key={year}
              label={`Value without a sale in ${year}`}
              value={typed(year).valueWithoutSale}
              isAsked={isAsked}
              onChange={(valueWithoutSale) => change(year, { valueWithoutSale })}
            />
          ))}
        </Columns>
      ) : null}
      {problem ? <Text tone="bad">{problem}</Text> : null}
      <Inline>
        <Button loading={isSaving} onClick={() => void save()}>
          Compare with the Limit
        </Button>
        <Text size="meta" tone="muted">
          Saves a draft for each year, which you sign at the end.
        </Text>
      </Inline>
    </Stack>
  );
}

interface AmountFieldProps {
  label: string;
  value: string;
  isAsked: boolean;
  onChange: (value: string) => void;
}

function AmountField({ label, value, isAsked, onChange }: AmountFieldProps) {
  return (
    <Field label={label} required error={isAsked && amountOf(value) === undefined ? AMOUNT : undefined}>
      {(control) => (
        <TextInput {...control} inputMode="decimal" value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
