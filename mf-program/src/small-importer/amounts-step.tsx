import { FOOD_CLASS_LABELS, FOOD_CLASSES, type FoodClass } from '@fsvp/contracts/program/qualification';
import {
  createImporterEligibility,
  deleteImporterEligibility,
  updateImporterEligibility,
  yearsFor,
  type ImporterEligibility,
} from '@fsvp/contracts/program/importer-eligibility';
import { Button, Columns, Field, formatDollars, Inline, SegmentedControl, Stack, t, Text, TextInput } from '@fsvp/ui';
import { Checkbox, ConfirmDialog } from '@fsvp/ui/dialogs';
import { api, invalidate, useIdempotencyKey, useQueryClient } from '@fsvp/web-kit';
import { useId, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { failureText } from '../failure-text.js';
import { listText } from './list-text.js';
import { eligibilityOf, yearsToDetermine, type Situation } from './situation.js';
import { StepCard, type StepState } from './step-card.js';
import { isKept, useKeptState } from './use-kept-state.js';

/** Whether the importer is below the limit, by the amounts of three years for each year that is determined. Each class of food has its own. */
export function AmountsStep({ situation }: { situation: Situation }) {
  const years = yearsToDetermine();
  const ofClass = (one: FoodClass) => years.flatMap((year) => eligibilityOf(situation, year, one) ?? []);
  const isStarted = (one: FoodClass) => ofClass(one).length > 0 || isKept(keptName(situation, one));
  const [foodClass, setFoodClass] = useState(() => FOOD_CLASSES.find(isStarted) ?? 'human');
  const complete = FOOD_CLASSES.map(ofClass).filter((found) => found.length === years.length);
  const state: StepState = !complete.length
    ? 'open'
    : complete.flat().every((one) => one.state === 'signed')
      ? 'done'
      : 'prepared';
  return (
    <StepCard
      number={3}
      title={t({ defaultMessage: 'Sales' })}
      description={t(
        {
          defaultMessage:
            "An importer is very small in a year if the average of three years is below FDA's limit (21 CFR 1.500). For {years}, the sales of {counted} count.",
        },
        { years: listText(years), counted: listText(countedYears(years)) },
      )}
      state={state}
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <div>
            <SegmentedControl
              label={t({ defaultMessage: 'Class of food' })}
              value={foodClass}
              options={FOOD_CLASSES.map((value) => ({ value, label: FOOD_CLASS_LABELS[value] }))}
              onChange={setFoodClass}
            />
          </div>
          <Text as="p" size="meta" tone="muted">
            {t({
              defaultMessage:
                'Human food and animal food have limits of their own. Enter the amounts of each class that you import.',
            })}
          </Text>
        </Stack>
        <Amounts key={foodClass} situation={situation} foodClass={foodClass} years={years} saved={ofClass(foodClass)} />
      </Stack>
    </StepCard>
  );
}

const keptName = ({ importer }: Situation, foodClass: FoodClass) => `${importer.id} amounts ${foodClass}`;

interface AmountsProps {
  situation: Situation;
  foodClass: FoodClass;
  years: readonly number[];
  /** Of the class and the years. */
  saved: readonly ImporterEligibility[];
}

/** Of one class of food: the results, or the form. */
function Amounts(props: AmountsProps) {
  const { situation, foodClass, years, saved } = props;
  const [typed, setTyped, forgetTyped] = useKeptState(keptName(situation, foodClass), NOTHING);
  const isSaved = saved.some((one) => one.state === 'draft')
    ? saved.every((one) => one.state === 'signed' || hasAmounts(one, typed))
    : saved.every((one) => hasAmounts(one, typed));
  return saved.length === years.length && (isSaved || !isTyped(typed)) ? (
    <Results found={saved} />
  ) : (
    <AmountsForm {...props} typed={typed} onType={setTyped} onForget={forgetTyped} />
  );
}

const countedYears = (years: readonly number[]): number[] => [...new Set(years.flatMap((year) => yearsFor(year)))];

function Results({ found }: { found: readonly ImporterEligibility[] }) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const drafts = found.filter(({ state }) => state === 'draft');
  const enterAgain = async () => {
    setProblem(undefined);
    setDeleting(true);
    try {
      for (const { id, version } of drafts)
        await api.call(deleteImporterEligibility, { params: { id }, ifVersion: version });
    } catch (error) {
      setProblem(failureText(error));
    }
    setDeleting(false);
    setAsking(false);
    await invalidate(client, ['importer-eligibility']);
  };
  return (
    <Stack gap={3}>
      {found.map((one) => (
        <Stack key={one.id} gap={0}>
          <Text weight="semibold" tone={one.eligible ? undefined : 'bad'}>
            {one.eligible
              ? t({ defaultMessage: '{year}: below the limit' }, { year: one.year })
              : t({ defaultMessage: '{year}: not below the limit' }, { year: one.year })}
          </Text>
          <Text size="meta" tone="muted">
            {[
              t(
                { defaultMessage: '{foodClass}, average {average}, limit {limit}' },
                {
                  foodClass: FOOD_CLASS_LABELS[one.foodClass],
                  average: formatDollars(one.average),
                  limit: formatDollars(one.cutoff),
                },
              ),
              one.cutoffBasis,
            ]
              .filter(Boolean)
              .join('. ')}
          </Text>
        </Stack>
      ))}
      {found.some(({ eligible }) => !eligible) ? (
        <Text as="p" tone="warning">
          {t({
            defaultMessage:
              'In a year that is not below the limit, the other requirements apply: determine the regime of each file, then choose Get This File Ready.',
          })}
        </Text>
      ) : null}
      {problem ? <Text tone="bad">{problem}</Text> : null}
      {drafts.length > 0 ? (
        <Inline>
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {t({ defaultMessage: 'Enter the Amounts Again' })}
          </Button>
        </Inline>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t({ defaultMessage: 'Enter the amounts again?' })}
        question={t(
          { defaultMessage: 'The saved amounts for {years} are deleted. They are not signed yet.' },
          { years: listText(drafts.map(({ year }) => year)) },
        )}
        confirmLabel={t({ defaultMessage: 'Delete and Enter Again' })}
        pending={isDeleting}
        onConfirm={enterAgain}
      />
    </Stack>
  );
}

interface Amount {
  sales: string;
  valueWithoutSale: string;
}
const EMPTY: Amount = { sales: '', valueWithoutSale: '' };

interface Typed {
  /** By year. */
  amounts: Record<number, Amount>;
  withoutSale: boolean;
}
const NOTHING: Typed = { amounts: {}, withoutSale: false };
const isTyped = ({ amounts }: Typed): boolean =>
  Object.values(amounts).some(({ sales, valueWithoutSale }) => sales || valueWithoutSale);

/** Digits, with commas between thousands; undefined for anything else. */
const amountOf = (text: string): number | undefined => {
  const digits = text.replace(/[$\s]/g, '').replace(/,(?=\d{3}(\D|$))/g, '');
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined;
};

const entryOf = ({ amounts, withoutSale }: Typed, year: number) => ({
  year,
  sales: amountOf(amounts[year]?.sales ?? ''),
  valueWithoutSale: withoutSale ? amountOf(amounts[year]?.valueWithoutSale ?? '') : 0,
});
const hasAmounts = ({ years }: ImporterEligibility, typed: Typed): boolean =>
  years.every((saved) => {
    const { sales, valueWithoutSale } = entryOf(typed, saved.year);
    return saved.sales === sales && saved.valueWithoutSale === valueWithoutSale;
  });

interface AmountsFormProps extends AmountsProps {
  typed: Typed;
  onType: Dispatch<SetStateAction<Typed>>;
  onForget: () => void;
}

function AmountsForm({ situation, foodClass, years, saved, typed, onType, onForget }: AmountsFormProps) {
  const client = useQueryClient();
  const key = useIdempotencyKey();
  const withoutSaleId = useId();
  const counted = countedYears(years);
  const attempt = useRef({ number: 0, values: '' });
  const { withoutSale } = typed;
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isAllSaved = saved.length === years.length;
  const isSigned = isAllSaved && saved.every(({ state }) => state === 'signed');
  const amountIn = (year: number) => typed.amounts[year] ?? EMPTY;
  const change = (year: number, part: Partial<Amount>) =>
    onType((all) => ({ ...all, amounts: { ...all.amounts, [year]: { ...(all.amounts[year] ?? EMPTY), ...part } } }));

  const save = async () => {
    setAsked(true);
    const entries = counted.map((year) => entryOf(typed, year));
    if (entries.some(({ sales, valueWithoutSale }) => sales === undefined || valueWithoutSale === undefined)) return;
    setSaving(true);
    setProblem(undefined);
    const values = JSON.stringify(entries);
    if (attempt.current.values !== values) attempt.current = { number: attempt.current.number + 1, values };
    const failed: string[] = [];
    for (const year of years) {
      const before = saved.find((one) => one.year === year);
      if (before && (before.state === 'signed' || hasAmounts(before, typed))) continue;
      const ofYears = yearsFor(year).map((one) => entries.find((entry) => entry.year === one)!) as never;
      try {
        if (before) {
          await api.call(updateImporterEligibility, {
            params: { id: before.id },
            body: { years: ofYears },
            ifVersion: before.version,
          });
          continue;
        }
        await api.call(createImporterEligibility, {
          params: { id: situation.importer.id },
          body: { foodClass, year, years: ofYears },
          idempotencyKey: `${key}-${attempt.current.number}-${year}`,
        });
      } catch (error) {
        failed.push(t({ defaultMessage: '{year} was not saved: {problem}' }, { year, problem: failureText(error) }));
      }
    }
    await invalidate(client, ['importer-eligibility']);
    if (failed.length === 0) onForget();
    else setProblem(failed.join(' '));
    setSaving(false);
  };
  return (
    <Stack gap={4}>
      {saved.length > 0 && !isSaving ? (
        <Stack gap={2}>
          <div role="status">
            {saved.map((one) => (
              <Text key={one.id} as="p" tone="warning">
                {savedText(one)}
              </Text>
            ))}
            {isAllSaved ? (
              <Text as="p" tone="warning">
                {t({ defaultMessage: 'These amounts were saved elsewhere. What you typed is not saved.' })}
              </Text>
            ) : null}
            {saved.some(({ state }) => state === 'draft') ? (
              <Text as="p" tone="warning">
                {t({ defaultMessage: 'Compare with the Limit replaces saved amounts that are not signed.' })}
              </Text>
            ) : null}
          </div>
          {isAllSaved ? (
            <Inline>
              <Button variant="outline" size="sm" onClick={onForget}>
                {t({ defaultMessage: 'Show the Saved Amounts' })}
              </Button>
            </Inline>
          ) : null}
        </Stack>
      ) : null}
      <Columns count={4}>
        {counted.map((year) => (
          <AmountField
            key={year}
            label={t({ defaultMessage: 'Sales in {year}, US dollars' }, { year })}
            value={amountIn(year).sales}
            isAsked={isAsked}
            onChange={(sales) => change(year, { sales })}
          />
        ))}
      </Columns>
      <Inline gap={3} wrap={false}>
        <Checkbox
          id={withoutSaleId}
          checked={withoutSale}
          onChange={(is) => onType((all) => ({ ...all, withoutSale: is }))}
        />
        <label htmlFor={withoutSaleId}>
          <Text>
            {t({
              defaultMessage:
                'Some food was imported, made, packed or held without a sale. Its U.S. market value counts, too.',
            })}
          </Text>
        </label>
      </Inline>
      {withoutSale ? (
        <Columns count={4}>
          {counted.map((year) => (
            <AmountField
              key={year}
              label={t({ defaultMessage: 'Value without a sale in {year}' }, { year })}
              value={amountIn(year).valueWithoutSale}
              isAsked={isAsked}
              onChange={(valueWithoutSale) => change(year, { valueWithoutSale })}
            />
          ))}
        </Columns>
      ) : null}
      {problem ? <Text tone="bad">{problem}</Text> : null}
      {isSigned ? null : (
        <Inline>
          <Button loading={isSaving} onClick={() => void save()}>
            {t({ defaultMessage: 'Compare with the Limit' })}
          </Button>
          <Text size="meta" tone="muted">
            {t({ defaultMessage: 'Saves a draft for each year, which you sign at the end.' })}
          </Text>
        </Inline>
      )}
    </Stack>
  );
}

const savedText = ({ year, state, foodClass, years }: ImporterEligibility) =>
  t(
    {
      defaultMessage:
        '{state, select, signed {{year} is signed: {foodClass}, {amounts}.} other {{year} is saved: {foodClass}, {amounts}.}}',
    },
    {
      year,
      state,
      foodClass: FOOD_CLASS_LABELS[foodClass],
      amounts: listText(
        years.map((one) =>
          t(
            { defaultMessage: '{amount} in {year}' },
            { amount: formatDollars(one.sales + one.valueWithoutSale), year: one.year },
          ),
        ),
      ),
    },
  );

interface AmountFieldProps {
  label: string;
  value: string;
  isAsked: boolean;
  onChange: (value: string) => void;
}

function AmountField({ label, value, isAsked, onChange }: AmountFieldProps) {
  return (
    <Field
      label={label}
      required
      error={
        isAsked && amountOf(value) === undefined
          ? t({ defaultMessage: 'Enter an amount in US dollars, such as 250000' })
          : undefined
      }
    >
      {(control) => (
        <TextInput {...control} inputMode="decimal" value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
