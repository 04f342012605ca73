import { entryLineTitle, type CoverageKind, type EntryLine } from '@fsvp/contracts/program/entry-line';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Badge, Button, CardList, Inline, Pagination, Stack, Text, TextLink } from '@fsvp/ui';
import { loadError, usePages, WriteOnly, type SetUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import { LineFacts } from '../entry-lines/line-facts.js';
import { useLines, useMarkLine } from './api/coverage.js';
import type { coverageUrl, CoverageState } from './coverage.url.js';
import { NotOursDialog } from './not-ours.dialog.js';

type LineKind = Exclude<CoverageKind, 'without_file'>;

interface CoverageLinesProps {
  kind: LineKind;
  state: CoverageState;
  setState: SetUrlState<typeof coverageUrl>;
}

const EMPTY: Record<LineKind, string> = {
  unknown: 'No lines under your DUNS number have an unknown supplier or filer.',
  other_code: 'No lines declare FSX or RNE where their file says FSV.',
  not_ours: 'No lines are marked as not ours.',
};

/** Single lines to look into. */
export function CoverageLines({ kind, state, setState }: CoverageLinesProps) {
  const [marked, setMarked] = useState<EntryLine>();
  const { importer: importerId, find, from: offset } = state;
  const list = useLines({ coverage: kind, importerId, search: find || undefined, offset });
  const pages = usePages(list, { offset, show: (from, how) => setState({ from }, how) });
  return (
    <>
      <CardList
        look="rows"
        label="Entry lines"
        items={list.data?.entryLines}
        itemKey={({ id }) => id}
        error={loadError(list, 'The entry lines could not be loaded')}
        emptyText={find || importerId ? 'No entry lines found' : EMPTY[kind]}
        render={(line) => (
          <Inline justify="between" gap={3}>
            <Stack gap={1}>
              <LineFacts line={line} />
              <LineNote line={line} kind={kind} />
            </Stack>
            <LineAction line={line} kind={kind} onMark={() => setMarked(line)} />
          </Inline>
        )}
      />
      <div className="program:px-4 program:py-3 program:empty:hidden program:sm:px-5">
        <Pagination label="Pages of entry lines" {...pages} />
      </div>
      <NotOursDialog line={marked} onClose={() => setMarked(undefined)} />
    </>
  );
}

function LineNote({ line, kind }: { line: EntryLine; kind: LineKind }) {
  if (kind === 'not_ours') return <Text size="meta">{`Reason: ${line.notOursReason ?? ''}`}</Text>;
  if (kind === 'other_code')
    return line.fileId ? (
      <Text size="meta">
        <TextLink href={`${hrefs.fsvpFile(line.fileId)}&section=entry-lines`}>{line.fileNumber}</TextLink>
        {line.supplierName ? ` · ${line.supplierName}` : ''}
      </Text>
    ) : null;
  return (
    <Inline>
      <Badge tone="yellow">{line.supplierId ? 'Filer not seen before' : 'Supplier or filer unknown'}</Badge>
    </Inline>
  );
}

interface LineActionProps {
  line: EntryLine;
  kind: LineKind;
  onMark: () => void;
}

function LineAction({ line, kind, onMark }: LineActionProps) {
  const undo = useMarkLine('taken back');
  if (kind === 'other_code') return null;
  const of = entryLineTitle(line);
  return (
    <WriteOnly>
      {kind === 'unknown' ? (
        <Button variant="outline" size="sm" aria-label={`Not ours…: ${of}`} onClick={onMark}>
          Not ours…
        </Button>
      ) : (
        <Button
          variant="outline"
          size="sm"
          loading={undo.isPending}
          aria-label={`Take back: the mark of ${of}`}
          onClick={() =>
            undo.mutate({ params: { id: line.id }, body: { notOursReason: null }, ifVersion: line.version })
          }
        >
          Take back
        </Button>
      )}
    </WriteOnly>
  );
}
