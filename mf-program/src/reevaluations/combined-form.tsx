import {
  CONCLUSION_LABELS,
  CONCLUSIONS_OF,
  evaluationHref,
  supplierEvaluationSignatures,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { REASON_RULES, type Reevaluation } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { Button, Card, CardList, Inline, Section, Stack, Text, TextLink } from '@fsvp/ui';
import {
  Checkbox,
  Form,
  FormActions,
  FormErrorSummary,
  RadioGroupField,
  TextareaField,
  useContractForm,
} from '@fsvp/ui/dialogs';
import { SignMany } from '@fsvp/web-kit';
import { useSave } from '@fsvp/web-kit/dialogs';
import { useId, useMemo, useState } from 'react';
import { groupReasons, type AnswerGroup } from './answer-groups.js';
import { useDraftTogether, type CommonAnswers, type DraftedEvaluation } from './api/evaluations.js';
import { combinedForm, QUESTIONS, toCommonAnswers, type CombinedValues } from './combined-form.values.js';

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const CONCLUSIONS = CONCLUSIONS_OF.reevaluation.map((value) => ({ value, label: CONCLUSION_LABELS[value] }));

/** Answers the reasons of several files of one supplier together. Each file gets an evaluation of its own. */
export function CombinedForm({ reevaluations }: { reevaluations: readonly Reevaluation[] }) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = reevaluations.filter(({ id }) => !leftOut.has(id));
  const groups = useMemo(
    () => groupReasons(reevaluations.filter(({ id }) => !leftOut.has(id))),
    [reevaluations, leftOut],
  );
  const { drafted, draft } = useDraftTogether();
  return (
    <Stack gap={6}>
      <Section title="Files that you answer for together" headingLevel={3}>
        <Text as="p" tone="muted">
          Leave out a file for which you conclude otherwise, and reevaluate it by itself.
        </Text>
        <ul className="program:flex program:flex-col program:gap-1">
          {reevaluations.map((one) => (
            <li key={one.id}>
              <FileChoice
                reevaluation={one}
                checked={!leftOut.has(one.id)}
                onChange={(checked) =>
                  setLeftOut((all) => {
                    const next = new Set(all);
                    if (checked) next.delete(one.id);
                    else next.add(one.id);
                    return next;
                  })
                }
              />
            </li>
          ))}
        </ul>
      </Section>
      {chosen.length > 1 ? (
        // Its fields are those of the chosen files.
        <AnswersForm
          key={groups.map(({ key }) => key).join()}
          groups={groups}
          count={chosen.length}
          onSave={(common) => draft(chosen, common)}
        />
      ) : (
        <Text as="p">Choose two files or more.</Text>
      )}
      {drafted ? <DraftsCard drafted={drafted} /> : null}
    </Stack>
  );
}

interface FileChoiceProps {
  reevaluation: Reevaluation;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function FileChoice({ reevaluation: { fileNumber, foodName, importerName }, checked, onChange }: FileChoiceProps) {
  const id = useId();
  return (
    <Inline gap={2} wrap={false}>
      <Checkbox id={id} checked={checked} onChange={onChange} />
      <label htmlFor={id}>
        <Text>{`${fileNumber}: ${foodName}, for ${importerName}`}</Text>
      </label>
    </Inline>
  );
}

interface AnswersFormProps {
  groups: readonly AnswerGroup[];
  count: number;
  onSave: (common: CommonAnswers) => Promise<void>;
}

function AnswersForm({ groups, count, onSave }: AnswersFormProps) {
  const form = useContractForm<CombinedValues, CombinedValues>(combinedForm(groups.length));
  const { formErrors, submit } = useSave({
    form,
    save: async (values) => {
      await onSave(toCommonAnswers(values, groups));
      return undefined;
    },
    onSaved: () => undefined,
  });
  const { isSubmitting } = form.formState;
  return (
    <Form form={form} onSubmit={submit} label="Answers for several files">
      <FormErrorSummary messages={formErrors} />
      {groups.map((group, index) => (
        <ReasonFields key={group.key} group={group} index={index} count={count} />
      ))}
      <RadioGroupField name="conclusion" label="Conclusion" required options={CONCLUSIONS} />
      <TextareaField
        name="reason"
        label="Reason for the conclusion"
        rows={3}
        maxLength={5000}
        hint="Needed if verification changes or importing stops: what changes, and why."
      />
      <FormActions align="end">
        <Button type="submit" loading={isSubmitting}>
          {`Save ${count} drafts`}
        </Button>
      </FormActions>
    </Form>
  );
}

interface ReasonFieldsProps {
  group: AnswerGroup;
  index: number;
  /** Of the files that are answered for. */
  count: number;
}

function ReasonFields({ group: { reason, fileNumbers }, index, count }: ReasonFieldsProps) {
  const files = fileNumbers.length === count ? 'All files' : fileNumbers.join(', ');
  return (
    <Card title={REASON_RULES[reason.kind].label} description={`${files}: ${reason.text}`} headingLevel={3}>
      <Stack gap={4}>
        {QUESTIONS.map(({ field, label }) => (
          <RadioGroupField key={field} name={`answers.${index}.${field}`} label={label} required options={YES_NO} />
        ))}
        <TextareaField name={`answers.${index}.text`} label="Explanation" rows={2} maxLength={2000} />
      </Stack>
    </Card>
  );
}

/** What was drafted, what it still needs, and the signature of all that can be signed. */
function DraftsCard({ drafted }: { drafted: readonly DraftedEvaluation[] }) {
  const evaluations = drafted.flatMap(({ evaluation, reevaluation }) =>
    evaluation ? [{ evaluation, reevaluation }] : [],
  );
  return (
    <Card
      title="Drafts"
      headingLevel={3}
      flush
      actions={
        evaluations.length > 0 ? (
          <SignMany
            calls={supplierEvaluationSignatures}
            title="Sign the reevaluations"
            description="Each file has an evaluation of its own. Those that still need something cannot be signed."
            load={() =>
              Promise.resolve(
                evaluations.map(({ evaluation, reevaluation }) => ({
                  id: evaluation.id,
                  title: `Reevaluation of ${evaluation.fileNumber}`,
                  details: `${reevaluation.foodName}, for ${reevaluation.importerName}`,
                })),
              )
            }
          />
        ) : undefined
      }
    >
      <CardList
        label="Drafts"
        look="rows"
        items={drafted}
        itemKey={({ reevaluation }) => reevaluation.id}
        emptyText=""
        render={({ reevaluation: { fileId, fileNumber }, evaluation, problems }) => (
          <Stack gap={1}>
            <Inline>
              <TextLink href={evaluationHref(fileId)}>{fileNumber}</TextLink>
              <Text>{evaluation ? `Version ${evaluation.versionNumber} is a draft` : 'No draft'}</Text>
            </Inline>
            {problems.map((problem) => (
              <Text key={problem} as="p" tone="warning">
                {problem}
              </Text>
            ))}
            {evaluation && problems.length === 0 ? <Text as="p">It can be signed.</Text> : null}
          </Stack>
        )}
      />
    </Card>
  );
}
