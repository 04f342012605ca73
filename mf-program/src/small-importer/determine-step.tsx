import type { ImporterEligibility } from '@fsvp/contracts/program/importer-eligibility';
import { FOOD_CLASSES } from '@fsvp/contracts/program/qualification';
import { Button, Field, formatDollars, Inline, Stack, t, Text, Textarea } from '@fsvp/ui';
import { Checkbox } from '@fsvp/ui/dialogs';
import { invalidate, useIdempotencyKey, useQueryClient } from '@fsvp/web-kit';
import { useId, useState } from 'react';
import { failureText } from '../failure-text.js';
import { draftDetermination } from '../many-files/run-change.js';
import { runEach } from '../run-each.js';
import { eligibilityOf, isDetermined, smallFiles, yearsToDetermine, type Situation } from './situation.js';
import { StepCard, type StepState } from './step-card.js';
import { useKeptState } from './use-kept-state.js';

/** The choice of the modified requirements, for all ticked files with one reason. */
export function DetermineStep({ situation }: { situation: Situation }) {
  const files = smallFiles(situation);
  const left = files.filter((one) => !isDetermined(one));
  const drafts = files.filter(({ draft }) => draft);
  const ofYear = FOOD_CLASSES.flatMap((one) => eligibilityOf(situation, yearsToDetermine()[0], one) ?? []);
  const eligibility = ofYear.find(({ eligible }) => eligible) ?? ofYear[0];
  const state: StepState = files.length === 0 || left.length > 0 ? 'open' : drafts.length > 0 ? 'prepared' : 'done';
  return (
    <StepCard
      number={6}
      title={t({ defaultMessage: 'The modified requirements' })}
      description={t({
        defaultMessage:
          "A very small importer may choose them for a file (21 CFR 1.512(a)(1), (b)). They replace hazard analysis, evaluation and verification by the supplier's written assurance.",
      })}
      state={state}
    >
      {files.length === 0 ? (
        <Text as="p" tone="muted">
          {t({ defaultMessage: 'Open files first.' })}
        </Text>
      ) : left.length === 0 ? (
        <Text as="p">
          {drafts.length > 0
            ? t(
                {
                  defaultMessage:
                    '{count, plural, one {# file drafted. You sign the determinations at the end.} other {# files drafted. You sign the determinations at the end.}}',
                },
                { count: drafts.length },
              )
            : t(
                { defaultMessage: '{count, plural, one {# file determined.} other {# files determined.}}' },
                { count: files.length },
              )}
        </Text>
      ) : eligibility?.eligible ? (
        <DetermineForm situation={situation} eligibility={eligibility} />
      ) : (
        <Text as="p" tone="muted">
          {eligibility
            ? t({ defaultMessage: 'The importer is not below the limit this year.' })
            : t({ defaultMessage: 'Compare your sales with the limit first.' })}
        </Text>
      )}
    </StepCard>
  );
}

/** What the amounts say of the year. In English: it becomes part of the determination. */
const reasonOf = ({ year, average, cutoff, years }: ImporterEligibility) =>
  `Very small importer in ${year}: the average of ${years.map((one) => one.year).join(', ')} is ${formatDollars(average)}, below FDA's limit of ${formatDollars(cutoff)}.`;

interface DetermineFormProps {
  situation: Situation;
  /** Of the current year. */
  eligibility: ImporterEligibility;
}

function DetermineForm({ situation, eligibility }: DetermineFormProps) {
  const client = useQueryClient();
  const key = useIdempotencyKey();
  const allId = useId();
  const files = smallFiles(situation).filter((one) => !isDetermined(one));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useKeptState(`${eligibility.id} ${eligibility.version} reason`, reasonOf(eligibility));
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const chosen = files.filter(({ file }) => ticked.has(file.id));
  const missing = reason.trim() ? undefined : t({ defaultMessage: 'Enter why you choose the modified requirements' });

  const save = async () => {
    setAsked(true);
    if (missing || chosen.length === 0) return;
    setSaving(true);
    const failed: string[] = [];
    await runEach(chosen, async ({ file }) => {
      try {
        await draftDetermination(file, { chosenRegime: 'very_small', reason }, `${key}-${file.id}`);
      } catch (error) {
        failed.push(`${file.number}, ${file.foodName}: ${failureText(error)}`);
      }
    });
    setFailures(failed);
    setSaving(false);
    await invalidate(client, ['applicability-determination', 'fsvp-file']);
  };
  return (
    <Stack gap={4}>
      <div>
        <Tick
          id={allId}
          label={t({ defaultMessage: 'All of them ({count})' }, { count: files.length })}
          isTicked={chosen.length === files.length}
          onTick={(all) => setTicked(new Set(all ? files.map(({ file }) => file.id) : []))}
        />
        {files.map(({ file }) => (
          <Tick
            key={file.id}
            id={`${allId}-${file.id}`}
            label={[file.supplierName, file.foodName].join(' · ')}
            isTicked={ticked.has(file.id)}
            onTick={(is) => {
              const next = new Set(ticked);
              if (is) next.add(file.id);
              else next.delete(file.id);
              setTicked(next);
            }}
          />
        ))}
      </div>
      <Field
        label={t({ defaultMessage: 'Reason' })}
        required
        hint={t({ defaultMessage: 'From your sales. Kept with each determination.' })}
        error={isAsked ? missing : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      {failures.map((failure) => (
        <Text key={failure} as="p" tone="bad">
          {failure}
        </Text>
      ))}
      <Inline>
        <Button disabled={chosen.length === 0} loading={isSaving} onClick={() => void save()}>
          {t(
            { defaultMessage: '{count, plural, one {Choose Them for # file} other {Choose Them for # files}}' },
            { count: chosen.length },
          )}
        </Button>
      </Inline>
    </Stack>
  );
}

interface TickProps {
  id: string;
  label: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function Tick({ id, label, isTicked, onTick }: TickProps) {
  return (
    <div className="program:flex program:min-h-9 program:items-center program:gap-3 program:pointer-coarse:min-h-11">
      <Checkbox id={id} checked={isTicked} onChange={onTick} />
      <label htmlFor={id}>
        <Text>{label}</Text>
      </label>
    </div>
  );
}
