import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  CONCLUSION_LABELS,
  CONCLUSIONS_OF,
  EVALUATION_BASES,
  EVALUATION_BASIS_LABELS,
  REGULATION_LABELS,
  REGULATIONS,
  type SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { Card, Columns, Stack, Text } from '@fsvp/ui';
import {
  DateField,
  RadioChoice,
  RadioGroupField,
  TextareaField,
  TextField,
  useController,
  useWatch,
} from '@fsvp/ui/dialogs';
import { Terms } from '@fsvp/web-kit/dialogs';
import type { ReactNode } from 'react';
import { ChoicesField } from '../fsvp-files/choices-field.js';
import { ReviewDocumentField } from './review-document-field.js';
import { AllocationFields } from './allocation-fields.js';
import { CopiedNote } from './copied-note.js';
import { EvidenceField } from './evidence-field.js';
import { COPIED_NAMES, LABELS as labels, type EvaluationValues } from './evaluation-form.values.js';
import {
  AnalysisFacts,
  DocumentFacts,
  Known,
  PerformanceFacts,
  ScoreFact,
  ScreeningFacts,
  VerificationFacts,
} from './known-facts.js';

const bases = EVALUATION_BASES.map((value) => ({ value, label: EVALUATION_BASIS_LABELS[value] }));
const regulations = REGULATIONS.map((value) => ({ value, label: REGULATION_LABELS[value] }));

interface PartProps {
  /** Of the form, to which the list of open questions leads. */
  part: string;
  title: string;
  description?: ReactNode;
  known?: ReactNode;
  /** What is known is short: the fields get the whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** One heading of the rule: what the suite knows beside what the evaluator writes. */
function Part({ part, title, description, known, wide = false, children }: PartProps) {
  return (
    <Card title={title} description={description}>
      <div
        data-part={part}
        className={
          known
            ? `program:grid program:items-start program:gap-5 program:*:min-w-0 ${wide ? '' : 'program:lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}`
            : undefined
        }
      >
        {known ? <Known of={title}>{known}</Known> : null}
        <Stack gap={4}>{children}</Stack>
      </div>
    </Card>
  );
}

interface FieldsProps {
  evaluation: SupplierEvaluation;
  file: FsvpFile;
  /** Of several foods: what the suite knows of one of their analyses is not shown. */
  isOfSeveral?: boolean;
}

/** The headings of the rule, in its order. */
export function EvaluationFields({ evaluation, file, isOfSeveral = false }: FieldsProps) {
  const { complianceOnly, allocations, performance, answers, kind } = evaluation;
  const { supplierId } = file;
  const basis = useWatch<EvaluationValues, 'basis'>({ name: 'basis' });
  const copied = (name: string) => <CopiedNote evaluation={evaluation} of={name} label={COPIED_NAMES[name] ?? name} />;
  const statement = (name: 'procedures' | 'complianceHistory' | 'safetyHistory', hint: string) => (
    <>
      {copied(name)}
      <TextareaField name={`${name}.text`} label={labels[`${name}.text`]} required rows={4} hint={hint} />
      <EvidenceField name={`${name}.evidence`} label={labels[`${name}.evidence`]} supplierId={supplierId} />
    </>
  );
  const compliance = (
    <Part
      part="complianceHistory"
      title={complianceOnly ? 'History of compliance (§1.512(c)(1)(i))' : 'Rules and compliance (§1.505(a)(1)(iii)(B))'}
      known={
        <>
          <ScreeningFacts />
          <DocumentFacts supplierId={supplierId} />
        </>
      }
    >
      {complianceOnly ? null : (
        <div data-part="regulations">
          {copied('regulations')}
          <ChoicesField name="regulations" label={labels.regulations} options={regulations} />
        </div>
      )}
      {statement(
        'complianceHistory',
        'Warning letters, import alerts, refusals, recalls, certificates, and where you looked',
      )}
    </Part>
  );
  return (
    <>
      {kind === 'reevaluation' && answers.length > 0 ? <Reasons evaluation={evaluation} /> : null}
      <Part part="basis" title="Whose evaluation it is (§1.505(d))">
        <RadioGroupField
          name="basis"
          label={labels.basis}
          required
          options={bases}
          hint="You may rely on another entity, never on the supplier itself. The approval is always your own."
        />
        {basis === 'reviewed' ? <ReviewFields /> : null}
      </Part>
      {complianceOnly ? (
        compliance
      ) : (
        <>
          <Part
            part="hazardAnalysisId"
            title="Hazards and who controls them (§1.505(a)(1)(i) and (ii))"
            description={<Terms>Each hazard that requires a control needs somebody who controls it.</Terms>}
            known={isOfSeveral ? undefined : <AnalysisFacts evaluation={evaluation} file={file} />}
            wide
          >
            {allocations.length === 0 ? (
              <Text as="p" tone="muted">
                No hazard is to be allocated.
              </Text>
            ) : (
              allocations.map((allocation) => (
                <AllocationFields
                  key={allocation.hazardKey}
                  allocation={allocation}
                  evaluation={evaluation}
                  supplierId={supplierId}
                />
              ))
            )}
          </Part>
          <Part
            part="procedures"
            title="Procedures, processes and practices (§1.505(a)(1)(iii)(A))"
            known={<DocumentFacts supplierId={supplierId} />}
          >
            {statement('procedures', 'Such as its food-safety plan, controls, sanitation, training')}
          </Part>
          {compliance}
          <Part
            part="safetyHistory"
            title="Food-safety history (§1.505(a)(1)(iii)(C))"
            known={
              <>
                <PerformanceFacts performance={performance} />
                <ScoreFact supplierId={supplierId} />
                <VerificationFacts supplierId={supplierId} />
              </>
            }
          >
            {statement('safetyHistory', 'Results of tests and audits, receipts, how the supplier corrects problems')}
          </Part>
          <Part part="otherFactors" title="Other factors (§1.505(a)(1)(iv))">
            {copied('otherFactors')}
            <TextareaField
              name="otherFactors"
              label={labels.otherFactors}
              rows={2}
              hint="As appropriate, such as storage and transportation"
            />
          </Part>
        </>
      )}
      <Conclusion kind={kind} />
    </>
  );
}

function Conclusion({ kind }: Pick<SupplierEvaluation, 'kind'>) {
  const conclusion = useWatch<EvaluationValues, 'conclusion'>({ name: 'conclusion' });
  const needsReason = conclusion !== null && conclusion !== 'approve' && conclusion !== 'continue';
  return (
    <Part
      part="conclusion"
      title="Conclusion"
      description={<Terms>It is signed below. The approval follows as a decision of its own (§1.505(b)).</Terms>}
    >
      <RadioGroupField
        name="conclusion"
        label={labels.conclusion}
        required
        options={CONCLUSIONS_OF[kind].map((value) => ({ value, label: CONCLUSION_LABELS[value] }))}
      />
      <div data-part="reason">
        <TextareaField
          name="reason"
          label={conclusion === 'approve_with_conditions' ? 'Conditions' : labels.reason}
          required={needsReason}
          rows={3}
        />
      </div>
      {conclusion === 'stop' ? (
        <Text as="p" tone="warning">
          Signing ends the approval of the supplier, and suspends the file if food is imported under it.
        </Text>
      ) : null}
    </Part>
  );
}

function ReviewFields() {
  return (
    <div data-part="reviewed">
      <Stack gap={4}>
        <Columns count={3}>
          <TextField name="reviewed.entity" label={labels['reviewed.entity']} required hint="Not the supplier" />
          <TextField name="reviewed.preparedBy" label={labels['reviewed.preparedBy']} required hint="The person" />
          <DateField name="reviewed.preparedOn" label={labels['reviewed.preparedOn']} required />
        </Columns>
        <TextareaField
          name="reviewed.qualificationEvidence"
          label={labels['reviewed.qualificationEvidence']}
          required
          rows={2}
          hint="That a qualified individual prepared it, and how you know"
        />
        <ReviewDocumentField />
        <TextareaField
          name="reviewed.assessment"
          label={labels['reviewed.assessment']}
          required
          rows={4}
          hint="At least 50 characters"
        />
      </Stack>
    </div>
  );
}

/** What a reevaluation says of each open reason (21 CFR 1.505(c)(1)). */
function Reasons({ evaluation }: { evaluation: SupplierEvaluation }) {
  return (
    <Part
      part="answers"
      title="Reasons for the reevaluation (§1.505(c)(1))"
      description={
        <Terms>
          Answer each reason: have the concerns changed, does importing go on, do the verification activities change?
        </Terms>
      }
    >
      {evaluation.answers.map(({ reasonId, reasonText }) => (
        <div key={reasonId} role="group" aria-label={reasonText} data-part={`answers.${reasonId}`}>
          <Stack gap={3}>
            <Text weight="semibold">{reasonText}</Text>
            <Columns count={3}>
              <YesNoField name={`answers.${reasonId}.concernsChanged`} label="Concerns have changed" />
              <YesNoField name={`answers.${reasonId}.goesOn`} label="Importing goes on" />
              <YesNoField name={`answers.${reasonId}.activitiesChanged`} label="Verification activities change" />
            </Columns>
            <TextareaField name={`answers.${reasonId}.text`} label="What you found" rows={2} />
          </Stack>
        </div>
      ))}
    </Part>
  );
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function YesNoField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController({ name });
  const value = field.value as boolean | null;
  return (
    <RadioChoice
      label={label}
      required
      error={fieldState.error?.message}
      value={value === null ? '' : value ? 'yes' : 'no'}
      options={YES_NO}
      onBlur={field.onBlur}
      ref={field.ref}
      onChange={(next) => field.onChange(next === 'yes')}
    />
  );
}
