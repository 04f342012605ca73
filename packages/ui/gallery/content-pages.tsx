import { Building2, CircleAlert } from 'lucide-react';
import {
  Avatar,
  Badge,
  Button,
  Card,
  CardList,
  Code,
  Columns,
  DescriptionList,
  EmptyState,
  ErrorState,
  Excerpt,
  FullPageSpinner,
  Inline,
  PageHeader,
  PrintableCardList,
  PriorityDot,
  ProgressBar,
  Section,
  Skeleton,
  Spinner,
  Stack,
  StatGrid,
  Text,
  TwoLines,
  VisuallyHidden,
  type Tone,
} from '../src/index.js';
import { LineChart } from '../src/charts/line-chart.js';
import type { Pages } from './pages.js';
import { rows } from './sample-data.js';
import { TableExample } from './table-example.js';

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
const badges: [Tone, string][] = [
  ['green', 'Approved'],
  ['yellow', 'Pending Review'],
  ['red', 'High Risk'],
  ['red-solid', 'Critical Risk'],
  ['orange-outline', 'Suspended'],
  ['blue', 'Scheduled'],
  ['violet', 'In Progress'],
  ['neutral', 'Not Required'],
];

export const contentPages: Pages = {
  Avatar: () => (
    <Inline>
      <Avatar firstName="Ada" lastName="Byron" />
      <Avatar />
    </Inline>
  ),
  Badge: () => (
    <Inline>
      {badges.map(([tone, label]) => (
        <Badge key={tone} tone={tone}>
          {label}
        </Badge>
      ))}
      <Badge tone="blue" icon={false}>
        Without icon
      </Badge>
    </Inline>
  ),
  Card: () => (
    <Card
      title="Supplier Directory"
      description="All suppliers of the importer"
      actions={<Button variant="outline">Export</Button>}
      footer={<Text tone="muted">Footer</Text>}
    >
      <Text as="p">Content</Text>
    </Card>
  ),
  CardList: () => (
    <Stack>
      <CardList
        label="Suppliers"
        items={rows}
        itemKey={(row) => row.id}
        emptyText=""
        render={(row) => <TwoLines primary={row.name} secondary={row.location} />}
      />
      <CardList items={undefined} itemKey={() => ''} emptyText="" render={() => null} skeletonRows={2} />
      <CardList items={[]} itemKey={() => ''} emptyText="No corrective actions" render={() => null} />
    </Stack>
  ),
  Excerpt: () => <Excerpt>{'A long text ends after 500 characters. '.repeat(20)}</Excerpt>,
  PrintableCardList: () => (
    <PrintableCardList
      label="Suppliers"
      items={rows}
      itemKey={(row) => row.id}
      emptyText=""
      render={(row) => <TwoLines primary={row.name} secondary={row.location} />}
      printColumns={[
        { id: 'name', header: 'Supplier', cell: ({ name }) => name },
        { id: 'location', header: 'Location', cell: ({ location }) => location },
      ]}
    />
  ),
  Code: () => <Code>LOT-0O1Il-4711</Code>,
  Columns: () => (
    <Columns count={3}>
      <Card title="One" />
      <Card title="Two" />
      <Card title="Three" />
    </Columns>
  ),
  DataTable: () => <TableExample />,
  DescriptionList: () => (
    <DescriptionList
      items={[
        { term: 'Name', value: rows[0]?.name },
        { term: 'Phone', value: null },
        { term: 'Status', value: <Badge tone="green">Approved</Badge> },
      ]}
    />
  ),
  EmptyState: () => <EmptyState text="No receiving inspections found." icon={<CircleAlert {...icon} />} />,
  ErrorState: () => (
    <ErrorState
      title="Suppliers could not be loaded"
      message="The service is not responding."
      onRetry={() => undefined}
    />
  ),
  FullPageSpinner: () => <FullPageSpinner />,
  Inline: () => (
    <Inline>
      <Text>One</Text>
      <Text>Two</Text>
    </Inline>
  ),
  LineChart: () => (
    <LineChart
      headingLevel={2}
      title="Risk trend"
      subtitle="Suppliers by risk level, 30 days"
      points={[
        { day: '2026-11-01', high: 12, medium: 30, low: 58 },
        { day: '2026-11-12', high: 10, medium: 34, low: 61 },
        { day: '2026-11-22', high: 9, medium: 31, low: 66 },
      ]}
      series={[
        { id: 'high', label: 'High Risk', tone: 'high' },
        { id: 'medium', label: 'Medium Risk', tone: 'medium' },
        { id: 'low', label: 'Low Risk', tone: 'low' },
      ]}
      emptyText="No data"
      fileName="risk-trend"
    />
  ),
  PageHeader: () => (
    <PageHeader title="PageHeader" subtitle="Manage your supplier database" actions={<Button>Add Supplier</Button>} />
  ),
  PriorityDot: () => (
    <Inline>
      <PriorityDot tone="red" /> High
      <PriorityDot tone="yellow" /> Medium
      <PriorityDot tone="blue" /> Low
    </Inline>
  ),
  ProgressBar: () => (
    <Stack>
      <ProgressBar label="Generating report" value={62} />
      <ProgressBar label="Waiting" />
    </Stack>
  ),
  Section: () => (
    <Section title="Contact" actions={<Button variant="outline">Edit</Button>}>
      <Text as="p">quality@example.com</Text>
    </Section>
  ),
  Skeleton: () => (
    <Stack>
      <Skeleton shape="title" width="40%" />
      <Skeleton />
      <Skeleton shape="block" height={80} />
      <Skeleton shape="circle" width={40} height={40} />
    </Stack>
  ),
  Spinner: () => (
    <Inline>
      <Spinner label="Loading" />
      <Spinner label="Loading" size={32} />
    </Inline>
  ),
  Stack: () => (
    <Stack>
      <Text>One</Text>
      <Text>Two</Text>
    </Stack>
  ),
  StatGrid: () => (
    <Stack>
      <StatGrid
        label="Suppliers"
        cards={[
          {
            label: 'Total Suppliers',
            value: 12_616,
            icon: <Building2 {...icon} />,
            hint: 'All suppliers',
            href: '#suppliers',
          },
          { label: 'Compliant', value: 9_402, tone: 'green' },
          { label: 'Compliance Rate', value: 74, unit: '%', tone: 'yellow' },
          { label: 'Non-Compliant', value: undefined, tone: 'red' },
        ]}
      />
      <StatGrid label="Loading suppliers" loading cards={[{ label: 'Suppliers', value: undefined }]} />
    </Stack>
  ),
  Text: () => (
    <Stack>
      <Text as="p">Body text</Text>
      <Text as="p" tone="muted">
        Muted text
      </Text>
      <Text as="p" preserveLines>
        {'First line\nsecond line'}
      </Text>
    </Stack>
  ),
  TwoLines: () => <TwoLines primary={rows[0]?.name} secondary={rows[0]?.contact} />,
  VisuallyHidden: () => (
    <Text as="p">
      Sort <VisuallyHidden>the suppliers by name</VisuallyHidden>
    </Text>
  ),
};
