import {
  PERFORMER_RELATION_LABELS,
  PLAN_REVIEWED_LABELS,
  type ActivityResult,
} from '@fsvp/contracts/quality/activity-result';
import { RESULT_ACTIVITY_LABELS, RESULT_CITATIONS } from '@fsvp/contracts/quality/result-state';
import { DescriptionList, formatDate, Stack, Text } from '@fsvp/ui';
import { DocumentTitle } from './document-title.js';
import { RESULT_FIELD_LABELS as labels } from './result-form.values.js';

/** What a result records; what is empty is left out. */
export function ResultFacts({ result }: { result: ActivityResult }) {
  const { activity, startedOn, performedOn, performedBy, foodSafetyPlanReviewed, tests, documentIds } = result;
  const fact = (term: string, value: string | number | null) => (value === null ? [] : [{ term, value }]);
  const performer = [performedBy.name, performedBy.employer].filter(Boolean).join(', ') || null;
  const facts = [
    { term: labels.activity, value: `${RESULT_ACTIVITY_LABELS[activity]} (§${RESULT_CITATIONS[activity]})` },
    ...fact(labels.startedOn, startedOn && formatDate(startedOn)),
    ...fact(labels.performedOn, performedOn && formatDate(performedOn)),
    ...fact(labels.authority, result.authority),
    ...fact('Performer', performer),
    ...fact(labels['performedBy.relation'], performedBy.relation && PERFORMER_RELATION_LABELS[performedBy.relation]),
    ...fact(labels.food, result.food),
    ...fact(labels.lotNumber, result.lotNumber),
    ...fact(labels.samples, result.samples),
    ...fact(labels.reportedOn, result.reportedOn && formatDate(result.reportedOn)),
    ...fact(labels.laboratoryName, result.laboratoryName),
    ...fact(labels.laboratoryAddress, result.laboratoryAddress),
    ...fact(labels.regulations, result.regulations),
    ...fact(labels.foodSafetyPlanReviewed, foodSafetyPlanReviewed && PLAN_REVIEWED_LABELS[foodSafetyPlanReviewed]),
    ...fact('Independence', result.independent === null ? null : result.independent ? 'Confirmed' : 'Not given'),
  ];
  const texts = [
    ...fact(labels.qualificationEvidence, result.qualificationEvidence),
    ...fact(labels.procedures, result.procedures),
    ...fact(labels.foodSafetyPlanReason, result.foodSafetyPlanReason),
    ...fact(labels.whyAppropriate, result.whyAppropriate),
    ...fact(labels.conclusions, result.conclusions),
    ...fact(labels.correctiveActions, result.correctiveActions),
    ...fact(labels.lateReason, result.lateReason),
    ...tests.map(({ name, method, result: found }, at) => ({
      term: `Test ${at + 1}`,
      value: [name, method, found].filter(Boolean).join(', '),
    })),
  ];
  return (
    <Stack gap={4}>
      <DescriptionList items={facts} />
      {texts.length ? <DescriptionList columns={1} items={texts} /> : null}
      {documentIds.length ? (
        <div>
          <Text as="p">Documents of the result</Text>
          <ul aria-label="Documents of the result">
            {documentIds.map((id) => (
              <li key={id}>
                <DocumentTitle id={id} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Stack>
  );
}
