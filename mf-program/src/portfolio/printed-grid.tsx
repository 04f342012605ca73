import type { FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { VERDICT_LABELS } from '@fsvp/contracts/program/readiness/readiness';
import { legendOf, numbersOf, placeAt, type Food, type Places, type Supplier } from './portfolio-cells.js';
import { VerdictIcon } from './verdict-mark.js';

/** A browser needs seconds to print more. */
const MAX_FILES = 2000;
/** As many as fit across a page. */
const FOODS_ACROSS = 8;

interface PrintedGridProps {
  portfolio: FsvpPortfolio;
  places: Places;
  filtered: boolean;
}

/** On paper: tables of a few foods, each with the suppliers that have a file for one of them. */
export function PrintedGrid({ portfolio, places, filtered }: PrintedGridProps) {
  const { foods } = portfolio;
  const suppliers = printedSuppliers(portfolio);
  const left = portfolio.suppliers.length - suppliers.length;
  const starts = Array.from({ length: Math.ceil(foods.length / FOODS_ACROSS) }, (_, index) => index * FOODS_ACROSS);
  return (
    <div className="program:flex program:flex-col program:gap-4">
      <p>{legendOf(filtered)}</p>
      {left > 0 ? <p>{`The ${suppliers.length} worst suppliers. Narrow the filters to print the others.`}</p> : null}
      {starts.map((start) => {
        const across = foods.slice(start, start + FOODS_ACROSS);
        const down = suppliers.filter((supplier) => across.some((food) => placeAt(places, supplier, food)));
        return <PrintedTable key={start} suppliers={down} foods={across} places={places} />;
      })}
    </div>
  );
}

/** The worst ones, with at most so many files together. */
function printedSuppliers({ suppliers, cells }: FsvpPortfolio): Supplier[] {
  const counts = new Map<string, number>();
  for (const { supplierId } of cells) counts.set(supplierId, (counts.get(supplierId) ?? 0) + 1);
  let files = 0;
  return suppliers.filter(({ id }) => (files += counts.get(id) ?? 0) <= MAX_FILES);
}

const cell = 'program:border program:border-control program:p-1 program:text-left program:align-top';

interface PrintedTableProps {
  suppliers: readonly Supplier[];
  foods: readonly Food[];
  places: Places;
}

function PrintedTable({ suppliers, foods, places }: PrintedTableProps) {
  return (
    <table className="program:w-full program:table-fixed program:border-collapse program:text-meta program:font-normal">
      <thead>
        <tr>
          <th scope="col" className={`${cell} program:w-40`}>
            Supplier
          </th>
          {foods.map((food) => (
            <th key={food.id} scope="col" className={`${cell} program:break-words`}>
              {food.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {suppliers.map((supplier) => (
          <tr key={supplier.id}>
            <th scope="row" className={`${cell} program:break-words`}>
              {supplier.name}
              <span className="program:block program:font-normal">{supplier.country}</span>
            </th>
            {foods.map((food) => (
              <td key={food.id} className={cell}>
                {placeAt(places, supplier, food)?.files.map((file) => (
                  <span key={file.fileId} className="program:block">
                    <span className="program:flex program:items-center program:gap-1 program:font-medium">
                      <VerdictIcon verdict={file.verdict} determined={file.determined} size={12} />
                      {VERDICT_LABELS[file.verdict]}
                    </span>
                    {`${numbersOf(file)}${file.fresh ? '' : ', being reassessed'}`}
                  </span>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
