import type { FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import {
  Code,
  DataTable,
  formatDate,
  Inline,
  LinkButton,
  Pagination,
  TextLink,
  TwoLines,
  type DataTableColumn,
} from '@fsvp/ui';
import { hrefs, useLocation, WriteOnly } from '@fsvp/web-kit';
import { useState } from 'react';
import { sessionHref } from '../fsvp-files/fsvp-files.url.js';
import { VerdictBadge } from '../readiness/verdict-badge.js';
import { isDetermined, type File } from './portfolio-cells.js';
import { StaleMark } from './stale-mark.js';

const LIMIT = 50;

/** What the grid shows, one row for each file, the worst first. */
export function PortfolioTable({ portfolio }: { portfolio: FsvpPortfolio }) {
  const { cells, suppliers, foods, importers } = portfolio;
  const { pathname, search } = useLocation();
  const [page, setPage] = useState(0);
  const offset = page < cells.length ? page : 0;
  const suppliersById = new Map(suppliers.map((one) => [one.id, one]));
  const foodsById = new Map(foods.map((one) => [one.id, one]));
  const importersById = new Map(importers.map((one) => [one.id, one]));
  const columns: DataTableColumn<File>[] = [
    {
      id: 'supplier',
      header: 'Supplier',
      wrap: true,
      cell: ({ supplierId }) => {
        const supplier = suppliersById.get(supplierId);
        return <TwoLines primary={supplier?.name} secondary={supplier?.country} />;
      },
    },
    { id: 'food', header: 'Food', wrap: true, cell: ({ foodId }) => foodsById.get(foodId)?.name },
    { id: 'importer', header: 'Importer', wrap: true, cell: ({ importerId }) => importersById.get(importerId)?.name },
    {
      id: 'number',
      header: 'File',
      width: '7rem',
      cell: ({ fileId, number }) => (
        <TextLink href={hrefs.fsvpFile(fileId)}>
          <Code>{number}</Code>
        </TextLink>
      ),
    },
    {
      id: 'verdict',
      header: 'Verdict',
      width: '9rem',
      cell: ({ verdict, determined, fresh }) => (
        <Inline>
          <VerdictBadge verdict={verdict} determined={determined} />
          {fresh ? null : <StaleMark />}
        </Inline>
      ),
    },
    { id: 'percent', header: 'Fulfilled', align: 'end', width: '6rem', cell: ({ percent }) => `${percent}%` },
    {
      id: 'missing',
      header: 'Missing',
      align: 'end',
      width: '6rem',
      cell: (file) => (isDetermined(file) ? file.missingCount : '—'),
    },
    {
      id: 'nextDueOn',
      header: 'Next due',
      width: '8rem',
      cell: ({ nextDueOn }) => (nextDueOn ? formatDate(nextDueOn) : '—'),
    },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: ({ fileId, number, verdict }) =>
        verdict === 'ready' ? null : (
          <WriteOnly>
            <LinkButton
              variant="outline"
              size="sm"
              href={sessionHref(fileId)}
              below={pathname + search}
              aria-label={`Get ${number} ready`}
            >
              Get ready
            </LinkButton>
          </WriteOnly>
        ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Files of the portfolio"
        columns={columns}
        rows={cells.slice(offset, offset + LIMIT)}
        rowKey={({ fileId }) => fileId}
        emptyText="No files"
        density="compact"
      />
      <div className="program:border-t program:border-divider program:px-4 program:py-2 program:empty:hidden program:sm:px-5">
        <Pagination
          label="Pages of the portfolio"
          limit={LIMIT}
          offset={offset}
          total={cells.length}
          onChange={setPage}
        />
      </div>
    </>
  );
}
