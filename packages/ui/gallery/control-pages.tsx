import { useState, type ReactNode } from 'react';
import { EllipsisVertical, Plus } from 'lucide-react';
import {
  Button,
  Combobox,
  DateInput,
  FilterSelect,
  IconButton,
  Inline,
  LinkButton,
  Menu,
  Pagination,
  SearchField,
  SegmentedControl,
  Select,
  SortSelect,
  Stack,
  TextLink,
  Toolbar,
  type TableSort,
} from '../src/index.js';
import { Checkbox, FileDrop, Switch } from '../src/dialogs.js';
import type { Pages } from './pages.js';
import { searchRows } from './sample-data.js';

const periods = [
  { value: '30', label: '30 Days' },
  { value: '90', label: '90 Days' },
];

function Controlled<T>({
  initial,
  children,
}: {
  initial: T;
  children: (value: T, set: (next: T) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

export const controlPages: Pages = {
  Button: () => (
    <Stack>
      <Inline>
        <Button icon={<Plus aria-hidden size={16} />}>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Danger</Button>
      </Inline>
      <Inline>
        <Button loading>Saving</Button>
        <Button disabled>Disabled</Button>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <Button size="dock">Dock</Button>
      </Inline>
    </Stack>
  ),
  Checkbox: () => (
    <Controlled<boolean> initial>
      {(value, set) => <Checkbox label="FSVP required" checked={value} onChange={set} />}
    </Controlled>
  ),
  Combobox: () => (
    <Controlled<string | null> initial={null}>
      {(value, set) => (
        <Combobox
          ariaLabel="Supplier"
          value={value}
          onChange={set}
          loadOptions={searchRows}
          placeholder="Any supplier"
        />
      )}
    </Controlled>
  ),
  DateInput: () => (
    <Controlled<string | null> initial="2026-12-05">
      {(value, set) => <DateInput aria-label="Due date" value={value} onChange={set} />}
    </Controlled>
  ),
  FileDrop: () => (
    <Stack>
      <FileDrop label="Select Document" accept=".pdf,image/*" hint="One file, at most 10 MB" onFile={() => undefined} />
      <FileDrop label="Select CSV" fileName="suppliers.csv" onFile={() => undefined} />
      <FileDrop label="Select picture" error="This file is larger than 10 MB." onFile={() => undefined} />
    </Stack>
  ),
  FilterSelect: () => (
    <Controlled<string | undefined> initial={undefined}>
      {(value, set) => (
        <FilterSelect label="Period" allLabel="All periods" value={value} onChange={set} options={periods} />
      )}
    </Controlled>
  ),
  IconButton: () => (
    <Inline>
      <IconButton label="Actions" icon={<EllipsisVertical aria-hidden size={16} />} />
      <IconButton label="More" variant="outline" icon={<EllipsisVertical aria-hidden size={16} />} />
    </Inline>
  ),
  LinkButton: () => (
    <Inline>
      {' '}
      <LinkButton href="#suppliers" variant="outline">
        View All
      </LinkButton>
    </Inline>
  ),
  LinkProvider: () => <TextLink href="#suppliers">A link of the host</TextLink>,
  Menu: () => (
    <Inline>
      {' '}
      <Menu
        label="Row actions"
        trigger={<Button variant="outline">Actions</Button>}
        items={[
          { label: 'View Details', onSelect: () => undefined },
          { label: 'Delete', tone: 'danger', onSelect: () => undefined },
        ]}
      />
    </Inline>
  ),
  Pagination: () => (
    <Controlled initial={50}>
      {(value, set) => <Pagination limit={50} offset={value} total={12_616} onChange={set} />}
    </Controlled>
  ),
  SearchField: () => (
    <Controlled initial="Thai">
      {(value, set) => <SearchField label="Search suppliers" value={value} onChange={set} />}
    </Controlled>
  ),
  SegmentedControl: () => (
    <Controlled initial="30">
      {(value, set) => <SegmentedControl label="Period" value={value} onChange={set} options={periods} />}
    </Controlled>
  ),
  Select: () => (
    <Controlled<string | undefined> initial={undefined}>
      {(value, set) => (
        <Select label="Period" value={value} onChange={set} placeholder="Choose a period" options={periods} />
      )}
    </Controlled>
  ),
  SortSelect: () => (
    <Controlled<TableSort> initial={{ id: 'due', order: 'asc' }}>
      {(value, set) => (
        <SortSelect
          choices={[{ id: 'due', label: 'due date', asc: 'earliest first', desc: 'latest first' }]}
          sort={value}
          onSortChange={set}
        />
      )}
    </Controlled>
  ),
  Switch: () => (
    <Controlled<boolean> initial>
      {(value, set) => <Switch label="FSVP required" checked={value} onChange={set} />}
    </Controlled>
  ),
  TextLink: () => <TextLink href="mailto:quality@example.com">quality@example.com</TextLink>,
  Toolbar: () => (
    <Toolbar>
      <SearchField label="Search suppliers" value="" onChange={() => undefined} placeholder="Search suppliers..." />
      <FilterSelect
        label="Period"
        allLabel="All periods"
        value={undefined}
        onChange={() => undefined}
        options={periods}
      />
    </Toolbar>
  ),
};
