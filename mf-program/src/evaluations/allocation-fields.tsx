import {
  CONTROLLER_RULES,
  CONTROLLERS,
  type HazardAllocation,
} from '@fsvp/contracts/program/supplier-evaluations/allocation';
import type { SupplierEvaluation } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { proposeDisclosure } from '@fsvp/contracts/program/control-records/disclosure';
import { hazardRating, HAZARD_RATING_LABELS, type HazardRating } from '@fsvp/contracts/quality/hazard-analysis';
import { Badge, Button, Columns, Inline, Stack, Text, type Tone } from '@fsvp/ui';
import { SelectField, TextareaField, TextField, useFormContext, useWatch } from '@fsvp/ui/dialogs';
import { CopiedNote } from './copied-note.js';
import { EvidenceField } from './evidence-field.js';
import { useExpectedControl } from './api/known.js';
import type { AllocationValues, EvaluationValues } from './evaluation-form.values.js';

export const RATING_TONES: Record<HazardRating, Tone> = {
  low: 'green',
  medium: 'yellow',
  high: 'red',
  critical: 'red-solid',
};
const DISCLOSED = ['customer_pc', 'customer_other', 'subsequent_entity'];
const controllers = CONTROLLERS.map((value) => ({ value, label: CONTROLLER_RULES[value].label }));

/** The hazard as the analysis rates it. */
export function HazardName({ allocation }: { allocation: HazardAllocation }) {
  const { hazardName, score, sahcodha, requiredByPart112 } = allocation;
  return (
    <Inline>
      <Text weight="semibold">{hazardName}</Text>
      {score === null ? null : (
        <Badge
          tone={RATING_TONES[hazardRating(score)]}
        >{`${HAZARD_RATING_LABELS[hazardRating(score)]}, ${score}`}</Badge>
      )}
      {sahcodha ? <Badge tone="red">Serious consequences (SAHCODHA)</Badge> : null}
      {requiredByPart112 ? <Badge tone="neutral">Covered produce, part 112</Badge> : null}
    </Inline>
  );
}

/** Who controls one hazard, and how. */
export function AllocationFields({
  allocation,
  evaluation,
  supplierId,
}: {
  allocation: HazardAllocation;
  evaluation: SupplierEvaluation;
  supplierId: string;
}) {
  const path = `allocations.${allocation.hazardKey}` as const;
  const value = useWatch<EvaluationValues, typeof path>({ name: path }) as AllocationValues | undefined;
  const { getValues, setValue } = useFormContext();
  const rule = value?.controlledBy ? CONTROLLER_RULES[value.controlledBy] : undefined;
  const disclosure = proposeDisclosure([allocation]) ?? '';
  const expected = useExpectedControl(evaluation.hazardAnalysisId, allocation.hazardKey);
  const addText = (text: string) => {
    const written = String(getValues(`${path}.control`) ?? '').trim();
    setValue(`${path}.control`, [written, text].filter(Boolean).join('\n'), { shouldDirty: true });
  };
  return (
    <div
      role="group"
      aria-label={allocation.hazardName}
      data-part={path}
      className="program:border-t program:border-divider program:pt-4 program:first:border-t-0 program:first:pt-0"
    >
      <Stack gap={3}>
        <HazardName allocation={allocation} />
        <CopiedNote evaluation={evaluation} of={allocation.hazardKey} label={allocation.hazardName} />
        <Columns count={2}>
          <SelectField
            name={`${path}.controlledBy`}
            label="Controlled by"
            required
            placeholder="Choose who controls it"
            options={controllers}
          />
          {rule?.isNamed ? (
            <TextField name={`${path}.entityName`} label="Name of the entity" required maxLength={255} />
          ) : null}
        </Columns>
        {rule ? <Text size="meta" tone="muted">{`${rule.consequence} (§${rule.citation})`}</Text> : null}
        {expected ? (
          <Offer
            text={`Expected control in the hazard analysis: ${expected}`}
            button={value?.control.includes(expected) ? undefined : 'Use this text'}
            label={`Use the expected control: ${allocation.hazardName}`}
            onUse={() => addText(expected)}
          />
        ) : null}
        <TextareaField
          name={`${path}.control`}
          label={
            value?.controlledBy === 'not_consumable'
              ? 'Why it cannot be consumed without a control'
              : 'How it is controlled'
          }
          required
          rows={2}
          hint="At least 10 characters"
        />
        {value?.controlledBy && DISCLOSED.includes(value.controlledBy) ? (
          <Offer
            text={`Documents that accompany the food must disclose: “${disclosure}”. ${
              allocation.hazardClass === 'biological'
                ? 'A biological hazard may be named in general terms.'
                : 'This hazard must be named.'
            }`}
            button="Add the sentence to the text"
            label={`Add the sentence to the text: ${allocation.hazardName}`}
            onUse={() => addText(`${disclosure}.`)}
          />
        ) : null}
        <EvidenceField
          name={`${path}.evidence`}
          label={`Documents on ${allocation.hazardName}`}
          supplierId={supplierId}
        />
      </Stack>
    </div>
  );
}

interface OfferProps {
  text: string;
  /** Undefined where it is in the answer already. */
  button: string | undefined;
  label: string;
  onUse: () => void;
}

/** A text beside an answer, which a person can use. */
function Offer({ text, button, label, onUse }: OfferProps) {
  return (
    <div className="program:rounded-control program:bg-sunken program:p-3">
      <Stack gap={2}>
        <Text size="meta">{text}</Text>
        {button ? (
          <span>
            <Button variant="outline" size="sm" aria-label={label} onClick={onUse}>
              {button}
            </Button>
          </span>
        ) : null}
      </Stack>
    </div>
  );
}
