import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  Button,
  Card,
  DataTable,
  ErrorState,
  Field,
  formatInstantDate,
  Inline,
  Select,
  Spinner,
  Stack,
  Text,
} from '@fsvp/ui';
import { loadError, useUrlState } from '@fsvp/web-kit';
import { foodsUrl } from '../foods/foods.url.js';
import { SignedStateBadge } from '../fsvp-files/file-badges.js';
import { icons } from '../icons.js';
import type { AnalysisTabProps } from './analysis-tab.js';
import { useVersions } from './api/get-analysis.js';
import { Comparison } from './comparison.js';
import { outcomeText } from './consequences.js';
import { SignedAnalysis } from './signed-analysis.js';
import { obsoleteText } from './version-badge.js';

/** All versions of the hazard analysis of a food: one of them, or two side by side. */
export function VersionsTab({ food }: AnalysisTabProps) {
  const [{ version, compare }, setState] = useUrlState(foodsUrl);
  const list = useVersions(food.id);
  const versions = list.data;
  const error = loadError(list, 'The versions could not be loaded');
  if (!versions) return <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading the versions…" />}</Card>;
  const shown = versions.find(({ id }) => id === version);
  const other = versions.find(({ id }) => id === compare);
  const back = (
    <div className="program:-mb-3 program:print:hidden">
      <Button
        variant="ghost"
        size="sm"
        icon={icons.back}
        onClick={() => setState({ version: undefined, compare: undefined }, 'replace')}
      >
        All versions
      </Button>
    </div>
  );
  if (shown && other)
    return (
      <Stack gap={4}>
        {back}
        <Inline gap={4} align="end">
          <VersionSelect
            label="From"
            versions={versions}
            value={other.id}
            onChange={(id) => setState({ compare: id })}
          />
          <VersionSelect label="To" versions={versions} value={shown.id} onChange={(id) => setState({ version: id })} />
        </Inline>
        <Comparison from={other} to={shown} />
      </Stack>
    );
  if (shown)
    return (
      <Stack gap={4}>
        {back}
        <SignedAnalysis analysis={shown} />
      </Stack>
    );
  return (
    <Card title="Versions" description="A signed version never changes. A new one replaces it." flush>
      <DataTable
        caption="Versions of the hazard analysis"
        rows={versions}
        rowKey={({ id }) => id}
        emptyText="No version yet. Start the analysis on the tab Analysis."
        onRowOpen={({ id }) => setState({ version: id })}
        columns={[
          { id: 'version', header: 'Version', width: '7rem', cell: ({ versionNumber }) => `Version ${versionNumber}` },
          { id: 'state', header: 'State', cell: ({ state }) => <SignedStateBadge state={state} /> },
          { id: 'result', header: 'Result', wrap: true, cell: (one) => outcomeText(one) },
          {
            id: 'signed',
            header: 'Signed',
            wrap: true,
            cell: (one) => <SignedOrReplaced analysis={one} />,
          },
          {
            id: 'actions',
            header: 'Compare',
            align: 'end',
            cell: (one) => <CompareButton analysis={one} versions={versions} />,
          },
        ]}
      />
    </Card>
  );
}

function SignedOrReplaced({ analysis }: { analysis: FoodHazardAnalysis }) {
  const { signedAt, signedByName } = analysis;
  const obsolete = obsoleteText(analysis);
  return (
    <Stack gap={0}>
      <Text size="inherit">
        {signedAt ? `${signedByName ?? 'A former user'}, ${formatInstantDate(signedAt)}` : 'Not signed'}
      </Text>
      {obsolete ? (
        <Text size="meta" tone="bad">
          {obsolete}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Compares a version with the one before it. */
function CompareButton({
  analysis,
  versions,
}: {
  analysis: FoodHazardAnalysis;
  versions: readonly FoodHazardAnalysis[];
}) {
  const [, setState] = useUrlState(foodsUrl);
  const before = versions.find(({ versionNumber }) => versionNumber < analysis.versionNumber);
  if (!before) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Compare version ${analysis.versionNumber} with version ${before.versionNumber}`}
      onClick={() => setState({ version: analysis.id, compare: before.id })}
    >
      {`With version ${before.versionNumber}`}
    </Button>
  );
}

interface VersionSelectProps {
  label: string;
  versions: readonly FoodHazardAnalysis[];
  value: string;
  onChange: (id: string) => void;
}

function VersionSelect({ label, versions, value, onChange }: VersionSelectProps) {
  return (
    <div className="program:w-56 program:max-w-full">
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            value={value}
            options={versions.map(({ id, versionNumber, state }) => ({
              value: id,
              label: `Version ${versionNumber}, ${state}`,
            }))}
            onChange={onChange}
          />
        )}
      </Field>
    </div>
  );
}
