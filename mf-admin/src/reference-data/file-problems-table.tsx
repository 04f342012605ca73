import { Code, formatNumber, Section, type DataTableColumn } from '@fsvp/ui';
import { PagedTable } from '../shared/paged-table.js';
import type { FileProblem } from './file-problems.js';

const PAGE = 20;

const COLUMNS: DataTableColumn<FileProblem>[] = [
  { id: 'line', header: 'Line', width: '6rem', cell: ({ line }) => <Place line={line} /> },
  { id: 'column', header: 'Column', width: '12rem', cell: ({ column }) => (column ? <Code>{column}</Code> : '—') },
  { id: 'message', header: 'Problem', wrap: true, cell: ({ message }) => message },
];

/** A line, with the word where the table is shown as cards without headings. */
function Place({ line }: Pick<FileProblem, 'line'>) {
  if (line === undefined) return 'File';
  return (
    <>
      <span className="admin:@2xl:hidden">Line </span>
      {line}
    </>
  );
}

export function FileProblemsTable({ problems }: { problems: readonly FileProblem[] }) {
  return (
    <Section title={`Problems in the file (${formatNumber(problems.length)})`} headingLevel={3}>
      <PagedTable
        caption="Problems in the file"
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
