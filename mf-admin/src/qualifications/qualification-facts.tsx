import type { Qualification } from '@fsvp/contracts/program/qualified-individual';
import { DescriptionList, Stack } from '@fsvp/ui';
import { DocumentTitle } from './document-title.js';
import { QUALIFICATION_FIELD_LABELS as labels } from './qualification-form.values.js';
import {
  activityLabels,
  basisText,
  foodClassesText,
  industriesText,
  languagesText,
  validityText,
} from './qualification-texts.js';

/** What one version of a qualification states. */
export function QualificationFacts({ qualification }: { qualification: Qualification }) {
  const { activities, foodClasses, industryCodes, languages, basis, documents } = qualification;
  return (
    <DescriptionList
      items={[
        { term: labels.activities, value: activityLabels(activities).join('\n') },
        { term: labels.basis, value: basisText(basis) },
        { term: labels.foodClasses, value: foodClassesText(foodClasses) },
        { term: labels.industryCodes, value: industriesText(industryCodes) },
        { term: 'Reads', value: languagesText(languages) },
        { term: 'Valid', value: validityText(qualification) },
        {
          term: labels.documents,
          value: documents.length ? (
            <Stack gap={1}>
              {documents.map((id) => (
                <span key={id}>
                  <DocumentTitle id={id} linked />
                </span>
              ))}
            </Stack>
          ) : (
            'None'
          ),
        },
      ]}
    />
  );
}
