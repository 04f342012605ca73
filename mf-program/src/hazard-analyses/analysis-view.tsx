import { codeLabel } from '@fsvp/contracts/core/code-label';
import { languageName } from '@fsvp/contracts/core/language';
import { FACT_LABELS, type FactsOfFood } from '@fsvp/contracts/program/food';
import { type AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import {
  AGREEMENT_LABELS,
  ANALYSIS_BASIS_LABELS,
  type FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  HAZARD_CLASS_LABELS,
  HAZARD_FACTOR_LABELS,
  HAZARD_GROUP_LABELS,
  HAZARD_ORIGIN_LABELS,
  HAZARD_SUBTYPE_LABELS,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import { hazardRating, HAZARD_RATING_LABELS } from '@fsvp/contracts/quality/hazard-analysis';
import { countUnchecked } from '@fsvp/contracts/program/food-hazard-analyses/statements';
import { Badge, Card, DataTable, DescriptionList, formatDate, Stack, Text, TextLink } from '@fsvp/ui';
import type { ReactNode } from 'react';
import { DocumentTitle } from '../documents/document-title.js';
import { outcomeText } from './consequences.js';
import { ExampleNote } from './example-note.js';
import { SourcedText } from './sourced-text.js';

/** A version as it is read, printed and signed. */
export function AnalysisView({ analysis }: { analysis: FoodHazardAnalysis }) {
  const { basis, covers, consumers, facts, hazards, considered, originsConsidered, factors, sources, example } =
    analysis;
  const trueFacts = Object.entries(facts).flatMap(([fact, value]) =>
    value === true ? FACT_LABELS[fact as keyof FactsOfFood] : [],
  );
  return (
    <Stack gap={6}>
      <ExampleNote example={example} unchecked={countUnchecked(analysis)} />
      <Card title="Result and scope">
        <Stack gap={4}>
          <Text as="p" weight="semibold">
            {outcomeText(analysis)}
          </Text>
          <DescriptionList
            items={[
              { term: 'Basis', value: ANALYSIS_BASIS_LABELS[basis] },
              { term: 'Facts of the food', value: [codeLabel(facts.foodClass), ...trueFacts].join(', ') },
              { term: 'Products and species', value: covers },
              { term: 'Intended consumers', value: consumers },
              ...(example ? [{ term: 'Started from the example', value: example }] : []),
            ]}
          />
        </Stack>
      </Card>
      {analysis.reviewed ? <Review reviewed={analysis.reviewed} /> : null}
      <Card
        title="Hazards"
        description="Foreseeable: known or reasonably foreseeable. Probability: of occurrence in the absence of controls (§1.504(c)(1)). SAHCODHA: serious adverse health consequences or death (§1.506(d)(2)). Control: whether it requires one."
        flush
      >
        <DataTable
          caption="Hazards"
          rows={hazards}
          rowKey={({ hazardKey }) => hazardKey}
          emptyText="No hazard is listed."
          columns={[
            { id: 'name', header: 'Hazard', wrap: true, cell: (hazard) => <Name hazard={hazard} /> },
            {
              id: 'foreseeable',
              header: 'Foreseeable',
              wrap: true,
              cell: ({ foreseeable, foreseeableReason }) => (
                <Answer value={yesNo(foreseeable)} reason={foreseeableReason} />
              ),
            },
            {
              id: 'severity',
              header: 'Severity',
              wrap: true,
              cell: ({ severity, severityReason }) => (
                <Answer value={severity && codeLabel(severity)} reason={severityReason} />
              ),
            },
            {
              id: 'probability',
              header: 'Probability',
              wrap: true,
              cell: ({ probability, probabilityReason, score }) => (
                <Answer
                  value={probability && codeLabel(probability)}
                  reason={probabilityReason}
                  more={score === null ? null : `${HAZARD_RATING_LABELS[hazardRating(score)]} (${score})`}
                />
              ),
            },
            {
              id: 'sahcodha',
              header: 'SAHCODHA',
              wrap: true,
              cell: ({ sahcodha, sahcodhaReason }) => <Answer value={yesNo(sahcodha)} reason={sahcodhaReason} />,
            },
            {
              id: 'requiresControl',
              header: 'Control',
              wrap: true,
              cell: ({ requiresControl, requiresControlReason, expectedControl }) => (
                <Answer
                  value={yesNo(requiresControl)}
                  reason={requiresControlReason}
                  more={expectedControl && `Expected control: ${expectedControl}`}
                />
              ),
            },
          ]}
        />
      </Card>
      {basis === 'own' ? (
        <>
          <Card title="Groups of hazards considered (§1.504(b)(1))">
            <DescriptionList
              items={considered.map(({ group, answer, reason }) => ({
                term: HAZARD_GROUP_LABELS[group],
                value: answer && [codeLabel(answer), reason].filter(Boolean).join('. '),
              }))}
            />
          </Card>
          <Card title="Origins considered (§1.504(b)(2))">
            <DescriptionList
              columns={1}
              items={originsConsidered.map(({ origin, reason }) => ({
                term: HAZARD_ORIGIN_LABELS[origin],
                value: reason,
              }))}
            />
          </Card>
          <Card title="Factors (§1.504(c)(3))">
            <DescriptionList
              items={factors.map(({ factor, effect }) => ({ term: HAZARD_FACTOR_LABELS[factor], value: effect }))}
            />
          </Card>
        </>
      ) : null}
      <Card title="Sources">
        {sources.length === 0 ? (
          <Text tone="muted">None.</Text>
        ) : (
          <ul className="program:flex program:list-disc program:flex-col program:gap-1 program:pl-5 program:text-body">
            {sources.map(({ title, url, documentId, retrievedOn }, index) => (
              <li key={index} className="program:wrap-anywhere">
                {title}
                {documentId ? (
                  <>
                    {', '}
                    <DocumentTitle id={documentId} linked />
                  </>
                ) : null}
                {url ? (
                  <>
                    {', '}
                    <TextLink href={url}>{url}</TextLink>
                  </>
                ) : null}
                {retrievedOn ? `, retrieved on ${formatDate(retrievedOn)}` : ''}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Stack>
  );
}

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No');

function Answer({ value, reason, more }: { value: string | null; reason: string | null; more?: string | null }) {
  return (
    <Stack gap={0}>
      <Text size="inherit" weight="medium" tone={value === null ? 'subtle' : 'default'}>
        {value ?? 'Not answered'}
      </Text>
      {reason ? (
        <Text size="inherit" tone="muted" preserveLines>
          <SourcedText text={reason} />
        </Text>
      ) : null}
      {more ? (
        <Text size="meta" tone="muted" preserveLines>
          {more}
        </Text>
      ) : null}
    </Stack>
  );
}

function Name({ hazard }: { hazard: AnalysisHazard }) {
  const details = [
    [HAZARD_CLASS_LABELS[hazard.class], HAZARD_SUBTYPE_LABELS[hazard.subtype].toLowerCase()].join(', '),
    hazard.origins.map((origin) => HAZARD_ORIGIN_LABELS[origin].toLowerCase()).join(', '),
    hazard.environmentalPathogen && 'environmental pathogen',
    hazard.controlledByPart113 && 'controlled by part 113 (§1.502(b)(1))',
    hazard.requiredByPart112 && 'of covered produce (§1.504(e))',
  ];
  return (
    <Stack gap={0}>
      <Text size="inherit" weight="semibold">
        {hazard.libraryCode ? `${hazard.name} (${hazard.libraryCode})` : hazard.name}
      </Text>
      <Text size="meta" tone="muted">
        {details.filter(Boolean).join(' · ')}
      </Text>
      {hazard.toCheck === 'row' ? <Badge tone="yellow">Example, not checked</Badge> : null}
      {hazard.note ? (
        <Text size="meta" tone="muted" preserveLines>
          {hazard.note}
        </Text>
      ) : null}
    </Stack>
  );
}

function Review({ reviewed }: { reviewed: NonNullable<FoodHazardAnalysis['reviewed']> }) {
  const document = (id: string | null): ReactNode => id && <DocumentTitle id={id} linked />;
  return (
    <Card title="The analysis that this one relies on (§1.504(d))">
      <DescriptionList
        items={[
          { term: 'Conducted by', value: reviewed.entity },
          { term: 'Prepared by', value: reviewed.preparedBy },
          { term: 'Prepared on', value: reviewed.preparedOn && formatDate(reviewed.preparedOn) },
          { term: 'Document', value: document(reviewed.documentId) },
          { term: 'Language', value: reviewed.language && languageName(reviewed.language) },
          { term: 'Evidence of a qualified individual', value: reviewed.qualificationEvidence },
          { term: 'Document of that evidence', value: document(reviewed.qualificationDocumentId) },
          { term: 'Agreement', value: reviewed.agreement && AGREEMENT_LABELS[reviewed.agreement] },
          { term: 'Assessment', value: reviewed.assessment },
          { term: 'Changes', value: reviewed.changes.join('\n') },
        ]}
      />
    </Card>
  );
}
