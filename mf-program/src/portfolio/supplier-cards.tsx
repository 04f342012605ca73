import type { FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { CardList, Pagination, Text } from '@fsvp/ui';
import { hrefs, Link } from '@fsvp/web-kit';
import { useMemo, useState } from 'react';
import { VerdictBadge } from '../readiness/verdict-badge.js';
import { numbersOf, resultText, type File, type Food, type Supplier } from './portfolio-cells.js';
import { StaleMark } from './stale-mark.js';
import { VerdictIcon } from './verdict-mark.js';

const LIMIT = 20;

interface Group {
  supplier: Supplier;
  files: File[];
}

/** For narrow screens: a card for each supplier, with a row for each of its files. */
export function SupplierCards({ portfolio }: { portfolio: FsvpPortfolio }) {
  const { suppliers, foods, importers, cells } = portfolio;
  const [page, setPage] = useState(0);
  const offset = page < suppliers.length ? page : 0;
  const groups = useMemo(() => {
    const files = new Map(suppliers.map(({ id }): [string, File[]] => [id, []]));
    for (const file of cells) files.get(file.supplierId)?.push(file);
    return suppliers.map((supplier): Group => ({ supplier, files: files.get(supplier.id) ?? [] }));
  }, [suppliers, cells]);
  const foodsById = useMemo(() => new Map(foods.map((one) => [one.id, one])), [foods]);
  const nameOf = (file: File) =>
    importers.length > 1 ? importers.find(({ id }) => id === file.importerId)?.name : undefined;
  return (
    <>
      <CardList
        label="Suppliers"
        look="rows"
        items={groups.slice(offset, offset + LIMIT)}
        itemKey={({ supplier }) => supplier.id}
        emptyText="No files"
        render={({ supplier, files }) => (
          <section aria-label={supplier.name} className="program:flex program:flex-col program:gap-2">
            <div className="program:flex program:items-start program:justify-between program:gap-2">
              <div className="program:min-w-0">
                <h3 className="program:text-card program:break-words">{supplier.name}</h3>
                <Text size="meta" weight="normal" tone="muted">
                  {supplier.country ?? 'Country unknown'}
                </Text>
              </div>
              <VerdictBadge verdict={supplier.verdict} determined={supplier.determined} />
            </div>
            <ul className="program:flex program:flex-col program:divide-y program:divide-divider">
              {files.map((file) => (
                <FileRow key={file.fileId} file={file} food={foodsById.get(file.foodId)} importer={nameOf(file)} />
              ))}
            </ul>
          </section>
        )}
      />
      <div className="program:border-t program:border-divider program:px-4 program:py-2 program:empty:hidden">
        <Pagination label="Pages of suppliers" limit={LIMIT} offset={offset} total={groups.length} onChange={setPage} />
      </div>
    </>
  );
}

interface FileRowProps {
  file: File;
  food: Food | undefined;
  /** Where several importers have files. */
  importer: string | undefined;
}

function FileRow({ file, food, importer }: FileRowProps) {
  return (
    <li>
      <Link
        href={hrefs.fsvpFile(file.fileId)}
        className="program:flex program:min-h-11 program:items-center program:gap-2 program:rounded-control program:py-1.5 program:text-body"
      >
        <span className="program:sr-only">{`${food?.name}, ${importer ? `${importer}, ` : ''}${resultText(file)}`}</span>
        <VerdictIcon verdict={file.verdict} determined={file.determined} />
        <span aria-hidden className="program:flex program:min-w-0 program:flex-1 program:flex-col">
          <span className="program:break-words">{food?.name}</span>
          {importer ? (
            <span className="program:text-meta program:font-normal program:text-muted">{importer}</span>
          ) : null}
        </span>
        {file.fresh ? null : <StaleMark hidden />}
        <span aria-hidden className="program:shrink-0 program:text-cell program:text-muted program:tabular-nums">
          {numbersOf(file)}
        </span>
      </Link>
    </li>
  );
}
