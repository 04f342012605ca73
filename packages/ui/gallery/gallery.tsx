import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  BadgeCheck,
  Bell,
  Building2,
  CircleAlert,
  ClipboardCheck,
  ClipboardList,
  Clock,
  FileText,
  FlaskConical,
  LayoutDashboard,
  Moon,
  PackageCheck,
  Plus,
  ShieldCheck,
  Sun,
  TriangleAlert,
  Wrench,
} from 'lucide-react';
import {
  AppFrame,
  Badge,
  Button,
  Card,
  CardList,
  Checkbox,
  Combobox,
  ConfirmDialog,
  DescriptionList,
  Dialog,
  EmptyState,
  FileDrop,
  IconButton,
  Inline,
  LinkButton,
  Menu,
  PageHeader,
  Popover,
  PriorityDot,
  ProgressBar,
  SegmentedControl,
  Select,
  Sidebar,
  Spinner,
  Stack,
  StatCard,
  StatGrid,
  Switch,
  Tabs,
  Text,
  TextLink,
  toast,
  Toaster,
  Tooltip,
  TopBar,
  UserButton,
  type Tone,
} from '../src/index.js';
import { FormExample } from './form-example.js';
import { rows, searchRows } from './sample-data.js';
import { TableExample } from './table-example.js';
import './gallery.css';

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
const items = [
  { href: '#/', label: 'Dashboard', icon: <LayoutDashboard {...icon} />, active: true },
  { href: '#/suppliers', label: 'Suppliers', icon: <Building2 {...icon} /> },
  { href: '#/fsvp-compliance', label: 'FSVP Compliance', icon: <ShieldCheck {...icon} /> },
  { href: '#/hazard-analysis', label: 'Hazard Analysis', icon: <FlaskConical {...icon} /> },
  { href: '#/verifications', label: 'Verifications', icon: <ClipboardCheck {...icon} /> },
  { href: '#/receiving-inspections', label: 'Receiving Inspections', icon: <PackageCheck {...icon} /> },
  { href: '#/corrective-actions', label: 'Corrective Actions', icon: <Wrench {...icon} /> },
  { href: '#/documents', label: 'Documents', icon: <FileText {...icon} /> },
  { href: '#/reports', label: 'Reports', icon: <ClipboardList {...icon} /> },
];
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

function Overlays() {
  const [dialog, setDialog] = useState(false);
  const [details, setDetails] = useState(false);
  const [confirm, setConfirm] = useState(false);
  return (
    <Card title="Overlays">
      <Inline>
        <Button onClick={() => setDialog(true)}>Add Supplier</Button>
        <Button variant="outline" onClick={() => setDetails(true)}>
          View Details
        </Button>
        <Button variant="danger" onClick={() => setConfirm(true)}>
          Delete
        </Button>
        <Menu
          label="Row actions"
          trigger={<Button variant="outline">Menu</Button>}
          items={[
            { label: 'View Details', onSelect: () => setDetails(true) },
            { label: 'Delete', tone: 'danger', onSelect: () => setConfirm(true) },
          ]}
        />
        <Popover label="Notifications" trigger={<Button variant="outline">Popover</Button>}>
          <Text>Three verifications are due this week.</Text>
        </Popover>
        <Tooltip content="Approved, and verified in time">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
        <Button
          variant="ghost"
          onClick={() => toast({ title: 'Success', description: 'Supplier created successfully', variant: 'success' })}
        >
          Success toast
        </Button>
        <Button
          variant="ghost"
          onClick={() => toast({ title: 'Error', description: 'Failed to create supplier', variant: 'destructive' })}
        >
          Error toast
        </Button>
      </Inline>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title="Add New Supplier"
        description="Fields with an asterisk are required."
      >
        <FormExample onDone={() => setDialog(false)} />
      </Dialog>
      <Dialog
        open={details}
        onOpenChange={setDetails}
        title="Supplier Details"
        footer={
          <>
            <Button variant="outline" onClick={() => setDetails(false)}>
              Close
            </Button>
            <Button onClick={() => setDetails(false)}>Edit Supplier</Button>
          </>
        }
      >
        <DescriptionList
          items={[
            { term: 'Name', value: rows[0]?.name },
            { term: 'Contact Person', value: rows[0]?.contact },
            { term: 'Email', value: <TextLink href="mailto:quality@example.com">quality@example.com</TextLink> },
            { term: 'Phone', value: null },
            { term: 'Status', value: <Badge tone="green">Approved</Badge> },
            { term: 'Risk Level', value: <Badge tone="yellow">Medium Risk</Badge> },
          ]}
        />
      </Dialog>
      <ConfirmDialog
        open={confirm}
        onOpenChange={setConfirm}
        title="Delete supplier"
        question="Are you sure you want to delete this supplier? This action cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => setConfirm(false)}
      />
    </Card>
  );
}

function Controls() {
  const [period, setPeriod] = useState('30');
  const [choice, setChoice] = useState<string>();
  const [checked, setChecked] = useState(true);
  const [supplier, setSupplier] = useState<string | null>(null);
  return (
    <Card title="Controls">
      <Stack>
        <Inline>
          <Button icon={<Plus aria-hidden size={16} />}>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="outline">Outline</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Danger</Button>
          <Button loading>Saving</Button>
          <Button disabled>Disabled</Button>
          <LinkButton href="#/suppliers" variant="outline">
            View All
          </LinkButton>
          <Button size="sm" variant="outline">
            Small
          </Button>
          <Button size="dock">Dock</Button>
        </Inline>
        <Inline>
          {badges.map(([tone, label]) => (
            <Badge key={tone} tone={tone}>
              {label}
            </Badge>
          ))}
          <Inline gap={1}>
            <PriorityDot tone="red" /> High Priority
          </Inline>
          <Inline gap={1}>
            <PriorityDot tone="yellow" /> Medium Priority
          </Inline>
          <Inline gap={1}>
            <PriorityDot tone="blue" /> Low Priority
          </Inline>
        </Inline>
        <Inline gap={4}>
          <SegmentedControl
            label="Period"
            value={period}
            onChange={setPeriod}
            options={[
              { value: '30', label: '30 Days' },
              { value: '90', label: '90 Days' },
              { value: '365', label: '1 Year' },
            ]}
          />
          <Select
            label="Status"
            width="auto"
            value={choice}
            onChange={setChoice}
            placeholder="Choose a status"
            options={[
              { value: 'scheduled', label: 'Scheduled' },
              { value: 'completed', label: 'Completed' },
            ]}
          />
          <Combobox
            ariaLabel="Supplier"
            value={supplier}
            onChange={setSupplier}
            loadOptions={searchRows}
            placeholder="Any supplier"
            clearable
          />
          <Checkbox label="Checkbox" checked={checked} onChange={setChecked} />
          <Switch label="Switch" checked={checked} onChange={setChecked} />
          <Spinner label="Loading" />
        </Inline>
        <ProgressBar label="Generating report" value={62} />
        <ProgressBar label="Waiting" />
        <FileDrop
          label="Select Document"
          accept=".pdf,image/*"
          hint="One file, at most 10 MB"
          onFile={(file) => toast({ description: file.name })}
        />
        <Tabs
          label="Record"
          tabs={[
            { value: 'details', label: 'Details', content: <Text as="p">What is known.</Text> },
            { value: 'history', label: 'History', content: <EmptyState text="No changes yet" /> },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Gallery() {
  const [dark, setDark] = useState(location.hash.includes('dark'));
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  return (
    <AppFrame
      sidebar={<Sidebar items={items} brandIcon={<BadgeCheck aria-hidden size={18} />} brandName="FSVP Suite" />}
      topBar={
        <TopBar
          title="FSMA Compliance Dashboard"
          subtitle="Monitor your supplier compliance and verification activities"
        >
          <IconButton label="Notifications" icon={<Bell {...icon} />} />
          <IconButton
            label={dark ? 'Use the light theme' : 'Use the dark theme'}
            icon={dark ? <Sun {...icon} /> : <Moon {...icon} />}
            onClick={() => setDark(!dark)}
          />
          <Menu
            label="User"
            trigger={<UserButton firstName="Ada" lastName="Byron" />}
            items={[
              { label: 'Profile', onSelect: () => undefined },
              { label: 'Sign Out', onSelect: () => undefined },
            ]}
          />
        </TopBar>
      }
    >
      <PageHeader
        title="Suppliers"
        subtitle="Manage your supplier database and FSVP compliance"
        actions={<Button icon={<Plus aria-hidden size={16} />}>Add Supplier</Button>}
      />
      <StatGrid>
        <StatCard
          label="Total Suppliers"
          value="12,616"
          icon={<Building2 {...icon} />}
          hint="Every supplier in the directory"
          href="#/suppliers"
        />
        <StatCard
          label="Compliant"
          value="9,402"
          tone="green"
          icon={<ShieldCheck {...icon} />}
          hint="Approved and not overdue"
        />
        <StatCard
          label="Pending Verification"
          value="1,210"
          tone="yellow"
          icon={<Clock {...icon} />}
          hint="Suppliers whose status is pending"
        />
        <StatCard
          label="Non-Compliant"
          value={0}
          loading
          tone="red"
          icon={<TriangleAlert {...icon} />}
          hint="Rejected, suspended or overdue"
        />
      </StatGrid>
      <TableExample />
      <Card title="Active Corrective Actions" flush>
        <CardList
          look="rows"
          items={rows.slice(0, 3)}
          itemKey={(row) => row.id}
          emptyText="No active corrective actions"
          render={(row) => (
            <Inline justify="between">
              <Stack gap={0}>
                <Text weight="medium">Salmonella found in lot 4711</Text>
                <Text tone="muted" size="meta">
                  Supplier: {row.name}
                </Text>
              </Stack>
              <Badge tone="red">High</Badge>
            </Inline>
          )}
        />
      </Card>
      <Controls />
      <Overlays />
      <Card title="Form">
        <FormExample />
      </Card>
      <Card title="Nothing here">
        <EmptyState
          text="No receiving inspections found. Create your first inspection to get started."
          icon={<CircleAlert {...icon} />}
        />
      </Card>
      <Toaster />
    </AppFrame>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
