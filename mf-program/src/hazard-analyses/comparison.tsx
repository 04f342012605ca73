import type {
  AnalysisComparison,
  FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  HAZARD_FACTOR_LABELS,
  HAZARD_GROUP_LABELS,
  HAZARD_ORIGIN_LABELS,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Card, ErrorState, Section, Spinner, Stack, Text, TextLink } from '@fsvp/ui';
import { loadError } from '@fsvp/web-kit';
import { useComparison } from './api/compare-versions.js';
import { outcomeText } from './consequences.js';
import { TextChange } from './text-change.js';
import { ObsoleteNote } from './version-badge.js';
import { fieldLabel } from './field-labels.js';

interface ComparisonProps {
  from: FoodHazardAnalysis;
  to: FoodHazardAnalysis;
}

interface Change {
  key: string;
  label: string;
  before: string | null;
  after: string | null;
}

/** Two versions side by side: what was added, removed and changed. */
export function Comparison({ from, to }: ComparisonProps) {
  const query = useComparison(from.id, to.id);
  const error = loadError(query, 'The versions could not be compared');
  if (!query.data) return <Card>{error ? <ErrorState {...error} /> : <Spinner label="Comparing…" />}</Card>;
  return (
    <div data-print-only>
      <Stack gap={6}>
        <h1 className="program:hidden program:text-title program:print:block">
          {`Hazard analysis of ${to.foodName}: version ${from.versionNumber} and version ${to.versionNumber}`}
        </h1>
        <ObsoleteNote analysis={to} />
        <Differences comparison={query.data} from={from} to={to} />
      </Stack>
    </div>
  );
}

function Differences({ comparison, from, to }: ComparisonProps & { comparison: AnalysisComparison }) {
  const { added, removed, changed, considered, originsConsidered, factors, fields, outcomeChanged, files } = comparison;
  const hazards = [...new Set(changed.map(({ hazardKey }) => hazardKey))].map((hazardKey) => {
    const own = changed.filter((one) => one.hazardKey === hazardKey);
    return { hazardKey, name: own[0]!.name, changes: own };
  });
  const rest: { title: string; changes: Change[] }[] = [
    {
      title: 'Scope, sources and review',
      changes: fields.map((one) => ({ ...one, key: one.field, label: fieldLabel(one.field) })),
    },
    {
      title: 'Groups of hazards',
      changes: considered.map((one) => ({ ...one, key: one.group, label: HAZARD_GROUP_LABELS[one.group] })),
    },
    {
      title: 'Origins',
      changes: originsConsidered.map((one) => ({ ...one, key: one.origin, label: HAZARD_ORIGIN_LABELS[one.origin] })),
    },
    {
      title: 'Factors',
      changes: factors.map((one) => ({ ...one, key: one.factor, label: HAZARD_FACTOR_LABELS[one.factor] })),
    },
  ].filter(({ changes }) => changes.length > 0);
  const isSame = added.length + removed.length + hazards.length + rest.length === 0;
  return (
    <>
      <Card title="Result">
        <Stack gap={2}>
          {outcomeChanged ? (
            <TextChange before={outcomeText(from)} after={outcomeText(to)} />
          ) : (
            <Text as="p">{outcomeText(to)}</Text>
          )}
          {isSame ? <Text as="p">The two versions have the same content.</Text> : null}
          {files.length > 0 ? (
            <p className="program:text-body program:text-muted">
              {'Files of the food: '}
              {files.map(({ id, number }, index) => (
                <span key={id}>
                  {index > 0 ? ', ' : ''}
                  <TextLink href={hrefs.fsvpFile(id)}>{number}</TextLink>
                </span>
              ))}
            </p>
          ) : null}
        </Stack>
      </Card>
      {added.length > 0 || removed.length > 0 ? (
        <Card title="Hazards added and removed">
          <ul className="program:flex program:flex-col program:gap-2">
            {added.map((hazard) => (
              <li
                key={hazard.hazardKey}
                className="program:rounded-control program:bg-green-fill program:px-3 program:py-2 program:text-body program:text-green-ink"
              >
                <span aria-hidden className="program:font-semibold">
                  +{' '}
                </span>
                <span className="program:sr-only">Added: </span>
                {describe(hazard)}
              </li>
            ))}
            {removed.map((hazard) => (
              <li
                key={hazard.hazardKey}
                className="program:rounded-control program:bg-red-fill program:px-3 program:py-2 program:text-body program:text-red-ink"
              >
                <span aria-hidden className="program:font-semibold">
                  −{' '}
                </span>
                <span className="program:sr-only">Removed: </span>
                {describe(hazard)}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {hazards.length > 0 ? (
        <Card title="Hazards changed">
          <Stack gap={6}>
            {hazards.map(({ hazardKey, name, changes }) => (
              <Section key={hazardKey} title={name} headingLevel={3}>
                <Changes
                  changes={changes.map((one) => ({ ...one, key: one.field, label: fieldLabel(one.field) }))}
                  headings={headings(from, to)}
                />
              </Section>
            ))}
          </Stack>
        </Card>
      ) : null}
      {rest.map(({ title, changes }) => (
        <Card key={title} title={title}>
          <Changes changes={changes} headings={headings(from, to)} />
        </Card>
      ))}
    </>
  );
}

const headings = (from: FoodHazardAnalysis, to: FoodHazardAnalysis): [string, string] => [
  `Version ${from.versionNumber}`,
  `Version ${to.versionNumber}`,
];

const describe = ({ name, requiresControl }: AnalysisComparison['added'][number]) =>
  `${name}${requiresControl === null ? '' : requiresControl ? ', requires a control' : ', requires no control'}`;

function Changes({ changes, headings: [before, after] }: { changes: readonly Change[]; headings: [string, string] }) {
  return (
    <Stack gap={4}>
      {changes.map(({ key, label, ...change }) => (
        <Stack key={key} gap={1}>
          <Text weight="medium">{label}</Text>
          <TextChange {...change} headings={[before, after]} />
        </Stack>
      ))}
    </Stack>
  );
}
