import { Code, formatNumber, Section, type DataTableColumn } from '@fsvp/ui';
import { PagedTable } from '../shared/paged-table.js';
import type { FileProblem } from './file-problems.js';

const PAGE = 20;

const COLUMNS: DataTableColumn<FileProblem>[] = [
  { id: 'line', header: 'Line', width: '6rem', cell: ({ line }) => line ?? 'File' },
  { id: 'column', header: 'Column', width: '12rem', cell: ({ column }) => (column ? <Code>{column}</Code> : '—') },
  { id: 'message', header: 'Problem', wrap: true, cell: ({ message }) => message },
];

export function FileProblemsTable({ problems }: { problems: readonly FileProblem[] }) {
  return (
    <Section title={`Problems of the file (${formatNumber(problems.length)})`} headingLevel={3}>
      <PagedTable
        caption="Problems of the file"
        pagesLabel="Pages of problems"
        columns={COLUMNS}
        rows={problems}
        rowKey={(problem) => String(problems.indexOf(problem))}
        emptyText="No problems"
        page={PAGE}
      />
    </Section>
  );
}
