import { PERFORMANCE_BAND_LABELS } from '@fsvp/contracts/program/supplier-evaluations/performance';
import {
  JUSTIFICATION_BASIS_LABELS,
  type PlanJustification,
  type PlanReliedOn,
  type VerificationPlan,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { DescriptionList, formatInstantDate, Stack, Text } from '@fsvp/ui';
import { LinesTable } from './lines-table.js';

/** A plan as it is read and printed. */
export function PlanFacts({ plan }: { plan: VerificationPlan }) {
  const { lines, droppedLines, explanations, justification, reliedOn, signedAt, signedByName } = plan;
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: 'Evaluation', value: `Version ${plan.evaluationVersion}` },
          { term: 'Performance of the supplier', value: PERFORMANCE_BAND_LABELS[plan.band] },
          ...(signedAt
            ? [{ term: 'Signed', value: `${signedByName ?? 'A former user'}, ${formatInstantDate(signedAt)}` }]
            : []),
        ]}
      />
      <LinesTable caption="Activities" lines={lines} explanations={explanations} emptyText="No activities." />
      <Unplanned plan={plan} />
      {droppedLines.length ? (
        <LinesTable
          caption="Proposed, but not planned"
          lines={droppedLines}
          explanations={explanations}
          emptyText="Everything proposed is planned."
        />
      ) : null}
      {justification ? <Justification justification={justification} /> : null}
      {reliedOn ? <ReliedOn reliedOn={reliedOn} /> : null}
    </Stack>
  );
}

/** Hazards that the plan has no activity for, each with why. */
export function Unplanned({ plan: { explanations } }: { plan: Pick<VerificationPlan, 'explanations'> }) {
  const without = explanations.filter(({ lineKey }) => lineKey === null);
  if (!without.length) return null;
  return (
    <Stack gap={1}>
      <Text as="p" weight="medium">
        Hazards without an activity
      </Text>
      <ul className="program:list-disc program:pl-5">
        {without.map(({ hazardKey, text }) => (
          <li key={hazardKey}>{text}</li>
        ))}
      </ul>
    </Stack>
  );
}

export function Justification({ justification: { text, basis } }: { justification: PlanJustification }) {
  return (
    <DescriptionList
      columns={1}
      items={[
        { term: 'Why no yearly onsite audit (21 CFR 1.506(d)(2))', value: text },
        { term: 'It rests on', value: basis.map((one) => JUSTIFICATION_BASIS_LABELS[one]).join(', ') },
      ]}
    />
  );
}

export function ReliedOn({ reliedOn }: { reliedOn: PlanReliedOn }) {
  return (
    <DescriptionList
      columns={1}
      items={[
        { term: 'Activities determined by', value: reliedOn.entity },
        { term: 'Qualified individual', value: reliedOn.qualificationEvidence },
        { term: 'Review and assessment (21 CFR 1.506(d)(3))', value: reliedOn.assessment },
      ]}
    />
  );
}
