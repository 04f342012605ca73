import { BadgeCheck, Bell, Building2, LayoutDashboard } from 'lucide-react';
import {
  AppFrame,
  Button,
  IconButton,
  Inline,
  OpeningDialog,
  Popover,
  Sidebar,
  Tabs,
  Text,
  toast,
  Toaster,
  Tooltip,
  TopBar,
  UserButton,
} from '../src/index.js';
import { ConfirmDialog, DefinedTerm, Dialog, FormDialog, TextField } from '../src/dialogs.js';
import { PageForm } from './page-form.js';
import type { Pages } from './pages.js';

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
const sidebar = (
  <Sidebar
    brandIcon={<BadgeCheck aria-hidden size={18} />}
    brandName="FSVP Suite"
    items={[
      { href: '#dashboard', label: 'Dashboard', icon: <LayoutDashboard {...icon} />, active: true },
      { href: '#suppliers', label: 'Suppliers', icon: <Building2 {...icon} /> },
    ]}
  />
);
const topBar = (
  <TopBar title="FSMA Compliance Dashboard" subtitle="Monitor your supplier compliance">
    <IconButton label="Notifications" icon={<Bell {...icon} />} />
  </TopBar>
);
const ignore = () => undefined;

/** Pages of overlays, which are open, and of the parts of the frame. */
export const overlayPages: Pages = {
  AppFrame: () => (
    <AppFrame sidebar={sidebar} topBar={topBar}>
      <h1 className="text-title">AppFrame</h1>
    </AppFrame>
  ),
  ConfirmDialog: () => (
    <ConfirmDialog
      open
      onOpenChange={ignore}
      title="Delete supplier"
      question="Are you sure you want to delete this supplier? This action cannot be undone."
      confirmLabel="Delete"
      onConfirm={ignore}
    />
  ),
  Dialog: () => (
    <Dialog open onOpenChange={ignore} title="Supplier Details" footer={<Button>Edit Supplier</Button>}>
      <Text as="p">quality@example.com</Text>
    </Dialog>
  ),
  FormDialog: () => (
    <FormDialog open onClose={ignore} title="Add New Supplier">
      {() => (
        <PageForm values={{ name: '' }}>
          <TextField name="name" label="Supplier Name" required />
        </PageForm>
      )}
    </FormDialog>
  ),
  OpeningDialog: () => <OpeningDialog />,
  Popover: () => (
    <Inline>
      {' '}
      <Popover open onOpenChange={ignore} label="Notifications" trigger={<Button variant="outline">Open</Button>}>
        <Text>Three verifications are due this week.</Text>
      </Popover>
    </Inline>
  ),
  Sidebar: () => (
    <AppFrame sidebar={sidebar} topBar={null}>
      <h1 className="text-title">Sidebar</h1>
    </AppFrame>
  ),
  Tabs: () => (
    <Tabs
      label="Record"
      tabs={[
        { value: 'details', label: 'Details', content: <Text as="p">Details of the record.</Text> },
        { value: 'history', label: 'History', content: <Text as="p">No changes yet.</Text> },
      ]}
    />
  ),
  Toaster: () => (
    <>
      <Button onClick={() => toast({ title: 'Success', description: 'Supplier created successfully' })}>
        Show toast
      </Button>
      <Toaster />
    </>
  ),
  DefinedTerm: () => (
    <p>
      A{' '}
      <DefinedTerm meaning="A person with the education, training or experience for a task." source="21 CFR 1.500">
        qualified individual
      </DefinedTerm>{' '}
      signs it.
    </p>
  ),
  Tooltip: () => (
    <Inline>
      {' '}
      <Tooltip content="Approved and verified in time">
        <Button variant="ghost">Compliant</Button>
      </Tooltip>
    </Inline>
  ),
  TopBar: () => topBar,
  UserButton: () => (
    <Inline>
      <UserButton firstName="Ada" lastName="Byron" />
    </Inline>
  ),
};
