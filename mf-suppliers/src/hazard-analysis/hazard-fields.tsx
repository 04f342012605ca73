import { HAZARD_TYPES, hazardRiskScore, LIKELIHOODS, SEVERITIES } from '@fsvp/contracts/quality/hazard-analysis';
import { Columns, Inline, Text } from '@fsvp/ui';
import { MoreFields, SelectField, TextareaField, useWatch } from '@fsvp/ui/dialogs';
import { HAZARD_FIELD_LABELS as labels, MORE_FIELDS, type HazardValues } from './hazard-form.values.js';
import { HAZARD_TYPE_LABELS, LIKELIHOOD_LABELS, SEVERITY_LABELS } from './hazard-labels.js';
import { HazardSubjectFields, type HazardSubject } from './hazard-subject-fields.js';
import { RatingBadge } from './rating-badge.js';

const typeOptions = HAZARD_TYPES.map((value) => ({ value, label: HAZARD_TYPE_LABELS[value] }));
const severityOptions = SEVERITIES.map((value) => ({ value, label: SEVERITY_LABELS[value] }));
const likelihoodOptions = LIKELIHOODS.map((value) => ({ value, label: LIKELIHOOD_LABELS[value] }));

interface HazardFieldsProps extends HazardSubject {
  moreOpen: boolean;
}

export function HazardFields({ moreOpen, ...subject }: HazardFieldsProps) {
  return (
    <>
      <Columns>
        <HazardSubjectFields {...subject} />
      </Columns>
      <SelectField
        name="hazardType"
        label={labels.hazardType}
        required
        options={typeOptions}
        placeholder="Select hazard type"
      />
      <TextareaField name="hazardDescription" label={labels.hazardDescription} required />
      <Columns>
        <SelectField name="severity" label={labels.severity} options={severityOptions} />
        <SelectField name="likelihood" label={labels.likelihood} options={likelihoodOptions} />
      </Columns>
      <LiveRating />
      <TextareaField name="preventiveControls" label={labels.preventiveControls} />
      <TextareaField name="monitoringProcedures" label={labels.monitoringProcedures} />
      <MoreFields label="More" names={MORE_FIELDS} initiallyOpen={moreOpen}>
        {MORE_FIELDS.map((name) => (
          <TextareaField key={name} name={name} label={labels[name]} />
        ))}
      </MoreFields>
    </>
  );
}

/** The rating that results from severity and likelihood, as the server computes it. */
function LiveRating() {
  const [severity, likelihood] = useWatch<HazardValues, ['severity', 'likelihood']>({
    name: ['severity', 'likelihood'],
  });
  const score = hazardRiskScore(severity, likelihood);
  return (
    <div role="status" aria-label="Risk rating">
      <Inline>
        <Text tone="muted">Risk rating</Text>
        <RatingBadge score={score} />
        <Text tone="muted">Score {score} of 15</Text>
      </Inline>
    </div>
  );
}
