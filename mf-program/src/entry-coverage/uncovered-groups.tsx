import type { UncoveredGroup } from '@fsvp/contracts/program/entry-line-coverage';
import {
  Badge,
  Button,
  CardList,
  Code,
  formatDateRange,
  formatNumber,
  IconButton,
  Inline,
  Menu,
  Pagination,
  Stack,
  Text,
} from '@fsvp/ui';
import { loadError, useIdempotencyKey, useMay, usePages, WriteOnly, type SetUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { linesOf, linesText, useAssignLines, type useUncoveredGroups } from './api/coverage.js';
import { ChooseSupplierDialog } from './choose-supplier.dialog.js';
import type { coverageUrl, CoverageState } from './coverage.url.js';
import { makerText } from './group-text.js';
import { GroupLinesDialog } from './group-lines.dialog.js';
import { NotOursDialog } from './not-ours.dialog.js';
import { OpenGroupFileDialog } from './open-group-file.dialog.js';

interface UncoveredGroupsProps {
  query: ReturnType<typeof useUncoveredGroups>;
  state: CoverageState;
  setState: SetUrlState<typeof coverageUrl>;
}

type Step = 'file' | 'supplier' | 'not-ours' | 'lines';

/** What was imported without a file, with what each group needs. */
export function UncoveredGroups({ query, state, setState }: UncoveredGroupsProps) {
  const [opened, setOpened] = useState<{ step: Step; group: UncoveredGroup }>();
  const pages = usePages(query, { offset: state.from, show: (from, how) => setState({ from }, how) });
  const groupOf = (step: Step) => (opened?.step === step ? opened.group : undefined);
  const close = () => setOpened(undefined);
  const filtered = Boolean(state.find || state.importer);
  return (
    <>
      <CardList
        look="rows"
        label="Lines without a file"
        items={query.data?.groups}
        itemKey={keyOf}
        error={loadError(query, 'The entry lines could not be loaded')}
        emptyText={
          filtered
            ? 'No lines without a file found'
            : 'Every recorded entry line has an FSVP file. Import a report of your filer, broker or ACE to find out what has none.'
        }
        emptyAction={
          filtered ? (
            <Button variant="outline" onClick={() => setState({ find: '', importer: undefined, from: 0 })}>
              Clear search and filters
            </Button>
          ) : undefined
        }
        render={(group) => <Group group={group} onStep={(step) => setOpened({ step, group })} />}
      />
      <div className="program:px-4 program:py-3 program:empty:hidden program:sm:px-5">
        <Pagination label="Pages of lines without a file" {...pages} />
      </div>
      <OpenGroupFileDialog group={groupOf('file')} onClose={close} />
      <ChooseSupplierDialog group={groupOf('supplier')} onClose={close} />
      <GroupLinesDialog group={groupOf('lines')} onClose={close} />
      <NotOursDialog group={groupOf('not-ours')} onClose={close} />
    </>
  );
}

const keyOf = ({ importerId, supplierId, manufacturerName, manufacturerId, productCode }: UncoveredGroup) =>
  [importerId, supplierId ?? `${manufacturerName ?? manufacturerId}`, productCode].join(' ');

function Group({ group, onStep }: { group: UncoveredGroup; onStep: (step: Step) => void }) {
  const { importerName, supplierId, supplierCountry, productCode, productDescription, food } = group;
  const { lines, otherCodes, firstArrivedOn, lastArrivedOn, sources } = group;
  const facts = [
    importerName,
    linesText(lines),
    `arrived ${formatDateRange(firstArrivedOn, lastArrivedOn)}`,
    sources.length ? `from ${sources.join(', ')}` : undefined,
  ].filter(Boolean);
  return (
    <Inline justify="between" gap={3}>
      <div className="program:min-w-0 program:flex-1 program:basis-64">
        <Stack gap={1}>
          <Text weight="medium">{[makerText(group), supplierCountry].filter(Boolean).join(', ')}</Text>
          <Text>
            <Code>{productCode}</Code> {food?.name ?? productDescription ?? 'No food has this product code'}
          </Text>
          <Text size="meta" tone="muted">
            {facts.join(' · ')}
          </Text>
          {supplierId && otherCodes === 0 ? null : (
            <Inline>
              {supplierId ? null : <Badge tone="yellow">Unknown manufacturer</Badge>}
              {otherCodes ? <Badge tone="neutral">{`${formatNumber(otherCodes)} declare FSX or RNE`}</Badge> : null}
            </Inline>
          )}
        </Stack>
      </div>
      <GroupActions group={group} onStep={onStep} />
    </Inline>
  );
}

function GroupActions({ group, onStep }: { group: UncoveredGroup; onStep: (step: Step) => void }) {
  const mayWrite = useMay('write');
  const { supplierId, file } = group;
  const of = `${makerText(group)}, ${group.productCode}`;
  return (
    <Inline>
      <WriteOnly>
        {!supplierId ? (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Choose supplier… of ${of}`}
            onClick={() => onStep('supplier')}
          >
            Choose supplier…
          </Button>
        ) : file ? (
          <MoveButton group={group} file={file} />
        ) : (
          <Button size="sm" icon={icons.add} aria-label={`Open file… for ${of}`} onClick={() => onStep('file')}>
            Open file…
          </Button>
        )}
      </WriteOnly>
      <Menu
        label={`More for ${of}`}
        trigger={<IconButton label={`More for ${of}`} icon={icons.more} />}
        items={[
          { label: 'Show lines', onSelect: () => onStep('lines') },
          ...(mayWrite ? [{ label: 'Not ours…', onSelect: () => onStep('not-ours') }] : []),
        ]}
      />
    </Inline>
  );
}

function MoveButton({ group, file }: { group: UncoveredGroup; file: { id: string; number: string } }) {
  const idempotencyKey = useIdempotencyKey();
  const move = useAssignLines(`moved into ${file.number}`);
  return (
    <Button
      size="sm"
      loading={move.isPending}
      aria-label={`Move into ${file.number}: ${linesText(group.lines)} of ${makerText(group)}`}
      onClick={() => move.mutate({ body: { ...linesOf(group), fileId: file.id }, idempotencyKey })}
    >
      {`Move into ${file.number}`}
    </Button>
  );
}
