import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  HAZARD_CLASS_LABELS,
  HAZARD_SUBTYPE_LABELS,
  type HazardSubtype,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import type { HazardTemplate, SahcodhaHint, TemplateHazard } from '@fsvp/contracts/program/hazard-template';
import {
  Badge,
  Button,
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  formatDate,
  formatNumber,
  Inline,
  Spinner,
  Stack,
  Text,
  TwoLines,
  type DataTableColumn,
  type Tone,
} from '@fsvp/ui';
import { errorText, loadError, useMay, useUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import { foodsUrl } from '../foods/foods.url.js';
import { icons } from '../icons.js';
import type { AnalysisTabProps } from './analysis-tab.js';
import { useVersions } from './api/get-analysis.js';
import { useAddFromTemplate, useTemplate } from './api/hazard-template.js';
import { TemplateRowsDialog, type OpenedCount } from './template-rows.dialog.js';
import { countText, periodText, supportOf } from './template-texts.js';

/** The hazards that public data names for the industry of a food, with the counts behind them. */
export function TemplateTab({ food }: AnalysisTabProps) {
  const query = useTemplate(food.industryCode);
  const versions = useVersions(food.id);
  const [opened, setOpened] = useState<OpenedCount>();
  const error =
    loadError(query, 'The template could not be loaded') ??
    loadError(versions, 'The hazard analysis could not be loaded');
  if (query.data === undefined || !versions.data)
    return <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading the template…" />}</Card>;
  const template = query.data;
  if (!template)
    return (
      <Card>
        <EmptyState
          text={`There are no public counts for FDA industry ${food.industryCode}. Start from your experience, and name your sources.`}
        />
      </Card>
    );
  const draft = versions.data.find(({ state }) => state === 'draft');
  const counted = draft ?? versions.data.find(({ state }) => state === 'signed');
  const open = (hazard: TemplateHazard, source: OpenedCount['source']) =>
    setOpened({ templateId: template.id, hazard, source });
  return (
    <Stack gap={6}>
      <Proposed food={food} template={template} draft={draft} counted={counted} onOpen={open} />
      {template.below.length > 0 ? (
        <Card
          title="Named too seldom to be proposed"
          description="Below 1% of the refusals and 5 notifications. Consider them all the same."
          flush
        >
          <DataTable
            caption="Hazards that are named too seldom to be proposed"
            rows={template.below}
            rowKey={({ code }) => code}
            emptyText="None"
            columns={columnsOf(counted, open)}
          />
        </Card>
      ) : null}
      <History template={template} />
      <Origin template={template} />
      <TemplateRowsDialog opened={opened} onClose={() => setOpened(undefined)} />
    </Stack>
  );
}

interface ProposedProps extends AnalysisTabProps {
  template: HazardTemplate;
  draft: FoodHazardAnalysis | undefined;
  /** The draft, else the signed version. */
  counted: FoodHazardAnalysis | undefined;
  onOpen: (hazard: TemplateHazard, source: OpenedCount['source']) => void;
}

function Proposed({ food, template, draft, counted, onOpen }: ProposedProps) {
  const add = useAddFromTemplate(food);
  const mayWrite = useMay('write');
  const [, setState] = useUrlState(foodsUrl);
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string>();
  const known = new Set(counted?.hazards.map(({ libraryCode }) => libraryCode));
  const lacking = template.hazards.filter(({ code }) => !known.has(code));
  const mayAdd = mayWrite && lacking.length > 0 && (draft !== undefined || counted === undefined);
  const run = async () => {
    setAdding(true);
    setFailure(undefined);
    try {
      await add(draft, template, lacking);
      setState({ tab: undefined }, 'replace');
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setAdding(false);
    }
  };
  return (
    <Card
      title={`Hazards that public data names: ${template.category}`}
      description="A starting list, never an analysis. It has no probability, since nobody counts the shipments that were in order."
      flush
      actions={
        mayAdd ? (
          <Button icon={icons.add} loading={isAdding} onClick={() => void run()}>
            {`${draft ? 'Add to the draft' : 'Start a draft with them'}: ${lacking.length} ${lacking.length === 1 ? 'hazard' : 'hazards'}`}
          </Button>
        ) : undefined
      }
      footer={
        failure !== undefined ? (
          <div role="alert">
            <Text as="p" tone="bad">
              {failure}
            </Text>
          </div>
        ) : counted && lacking.length > 0 && !mayAdd ? (
          <Text as="p" size="meta" tone="muted">
            {`Version ${counted.versionNumber} does not have: ${lacking.map(({ name }) => name).join(', ')}. A new version can take them over.`}
          </Text>
        ) : undefined
      }
    >
      <DataTable
        caption="Hazards of the template"
        rows={template.hazards}
        rowKey={({ code }) => code}
        emptyText="No hazard has enough refusals or notifications."
        columns={columnsOf(counted, onOpen)}
      />
    </Card>
  );
}

const HINTS: Record<SahcodhaHint, { label: string; tone: Tone }> = {
  likely: { label: 'Likely', tone: 'red' },
  unlikely: { label: 'Unlikely', tone: 'green' },
  open: { label: 'Open', tone: 'neutral' },
};

function columnsOf(
  counted: FoodHazardAnalysis | undefined,
  onOpen: ProposedProps['onOpen'],
): DataTableColumn<TemplateHazard>[] {
  const known = new Set(counted?.hazards.map(({ libraryCode }) => libraryCode));
  const count = (hazard: TemplateHazard, source: OpenedCount['source'], noun: string) => {
    const support = supportOf(hazard, source);
    if (!support?.count) return '–';
    return (
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${countText(support)}: ${noun} that name ${hazard.name}`}
        onClick={() => onOpen(hazard, source)}
      >
        {source === 'refusals' ? countText(support) : formatNumber(support.count)}
      </Button>
    );
  };
  return [
    {
      id: 'hazard',
      header: 'Hazard',
      wrap: true,
      cell: ({ name, class: of, subtype }) => (
        <TwoLines
          primary={name}
          secondary={[HAZARD_CLASS_LABELS[of], HAZARD_SUBTYPE_LABELS[subtype as HazardSubtype]].join(' · ')}
        />
      ),
    },
    { id: 'refusals', header: 'Refusals', width: '12.5rem', cell: (hazard) => count(hazard, 'refusals', 'refusals') },
    { id: 'rasff', header: 'RASFF', cell: (hazard) => count(hazard, 'rasff', 'notifications') },
    { id: 'recalls', header: 'Recalls, all foods', cell: (hazard) => count(hazard, 'recalls', 'recalls') },
    {
      id: 'sahcodha',
      header: 'SAHCODHA',
      wrap: true,
      cell: ({ sahcodhaHint, sahcodhaReason }) => (
        <Stack gap={1}>
          <Inline>
            <Badge tone={HINTS[sahcodhaHint].tone}>{HINTS[sahcodhaHint].label}</Badge>
          </Inline>
          <Text size="meta" tone="muted">
            {sahcodhaReason}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'analysis',
      header: 'Analysis',
      width: '8rem',
      cell: ({ code }) => (known.has(code) ? <Badge tone="green">Listed</Badge> : '–'),
    },
  ];
}

const SHOWN_CHARGES = 10;

function History({ template: { context, refusals } }: { template: HazardTemplate }) {
  if (!context.length) return null;
  return (
    <Card
      title="Refusals for other reasons"
      description={`They name no hazard, and are the history of this industry: ${formatNumber(refusals)} refusals in all.`}
    >
      <ul className="program:list-disc program:pl-5 program:text-body">
        {context.slice(0, SHOWN_CHARGES).map(({ chargeId, charge, statement, count }) => (
          <li key={chargeId} title={statement}>{`${charge}: ${formatNumber(count)}`}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Where the counts come from. */
function Origin({ template }: { template: HazardTemplate }) {
  const periods = new Set(template.hazards.flatMap(({ support }) => support.flatMap((one) => periodText(one) ?? [])));
  return (
    <Card title="Where the counts come from">
      <Stack gap={2}>
        <ul className="program:list-disc program:pl-5 program:text-body">
          {template.inputs.map(({ file, title, publisher, retrievedOn }) => (
            <li key={file}>{`${title}, ${publisher}${retrievedOn ? `, retrieved ${formatDate(retrievedOn)}` : ''}`}</li>
          ))}
        </ul>
        <Text as="p" size="meta" tone="muted">
          {`Periods: ${[...periods].join('; ')}. Generated on ${formatDate(template.generatedOn)}. A new template changes no analysis.`}
        </Text>
      </Stack>
    </Card>
  );
}
