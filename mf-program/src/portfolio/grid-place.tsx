import type { FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { VERDICT_LABELS } from '@fsvp/contracts/program/readiness/readiness';
import { cx, Popover } from '@fsvp/ui';
import { hrefs, Link } from '@fsvp/web-kit';
import { memo, type ReactNode } from 'react';
import { icons } from '../icons.js';
import { VerdictBadge } from '../readiness/verdict-badge.js';
import { COLUMN_WIDTH, NAME_WIDTH, ROW_HEIGHT } from './grid-sizes.js';
import { numbersOf, placeText, type Food, type OpenNewFile, type Place, type Supplier } from './portfolio-cells.js';
import { StaleMark } from './stale-mark.js';
import { placeProps, type At } from './use-grid-focus.js';
import { lookOf, VerdictIcon } from './verdict-mark.js';

interface GridPlaceProps extends At {
  supplier: Supplier;
  food: Food;
  place: Place | undefined;
  importers: FsvpPortfolio['importers'];
  /** Undefined if the user may open none. */
  onNew: OpenNewFile | undefined;
  isActive: boolean;
}

/** One word: there are thousands of them, and the rows and columns have the names. */
const BLANK = 'Blank';

const ring =
  'program:focus-visible:outline-2 program:focus-visible:outline-offset-1 program:focus-visible:outline-focus';

/** Scrolling sideways renders only the places that appear. */
export const GridPlace = memo(function GridPlace(props: GridPlaceProps) {
  const { row, column, supplier, food, place, importers, onNew, isActive } = props;
  const cell = {
    role: 'gridcell',
    'aria-colindex': column + 2,
    style: { left: NAME_WIDTH + column * COLUMN_WIDTH, width: COLUMN_WIDTH, height: ROW_HEIGHT - 1 },
    className: 'program:absolute program:top-0 program:p-1',
  };
  const focusable = placeProps({ row, column }, isActive);
  if (!place)
    return onNew ? (
      <div {...cell}>
        <button
          type="button"
          {...focusable}
          aria-label={BLANK}
          onClick={() => onNew(supplier.id, food.id)}
          className={cx(
            'program:grid program:h-full program:w-full program:place-items-center program:rounded-control program:text-muted program:hover:bg-sunken program:not-hover:not-focus-visible:[&>svg]:opacity-0',
            ring,
          )}
        >
          {icons.add}
        </button>
      </div>
    ) : (
      <div
        {...cell}
        {...focusable}
        aria-label={BLANK}
        className={cx(cell.className, ring, 'program:-outline-offset-2')}
      />
    );
  const { files, worst } = place;
  const text = placeText(supplier, food, place);
  const target = {
    ...focusable,
    className: cx(
      'program:flex program:h-full program:w-full program:flex-col program:justify-center program:rounded-control program:border program:px-1.5 program:text-left',
      'program:hover:brightness-95',
      ring,
      lookOf(worst).box,
    ),
  };
  return (
    <div {...cell}>
      {files.length === 1 ? (
        // A plain link, whose click the grid handles: hundreds of links of the router are slow to render.
        <a href={hrefs.fsvpFile(worst.fileId)} {...target}>
          <Result place={place} text={text} />
        </a>
      ) : (
        <Popover
          label={`Files of ${supplier.name} for ${food.name}`}
          trigger={
            <button type="button" {...target}>
              <Result place={place} text={text} />
            </button>
          }
        >
          <FileList place={place} importers={importers} />
        </Popover>
      )}
    </div>
  );
});

/** The verdict in words, the percent, and the number of files. */
function Result({ place: { files, worst, stale }, text }: { place: Place; text: string }): ReactNode {
  return (
    <>
      <span className="program:sr-only">{text}</span>
      <span aria-hidden className="program:flex program:items-center program:gap-1 program:text-meta">
        <VerdictIcon verdict={worst.verdict} determined={worst.determined} size={14} />
        <span className="program:truncate">{VERDICT_LABELS[worst.verdict]}</span>
      </span>
      <span
        aria-hidden
        className="program:flex program:items-center program:gap-1 program:text-meta program:font-normal program:tabular-nums"
      >
        {`${worst.percent}%`}
        {files.length > 1 ? ` · ${files.length} files` : ''}
        {stale ? <StaleMark hidden /> : null}
      </span>
    </>
  );
}

/** Of several importers, the worst first. */
function FileList({ place, importers }: { place: Place; importers: FsvpPortfolio['importers'] }) {
  return (
    <ul className="program:flex program:flex-col program:gap-3">
      {place.files.map((file) => (
        <li key={file.fileId} className="program:flex program:flex-col program:gap-1">
          <Link
            href={hrefs.fsvpFile(file.fileId)}
            className="program:rounded-control program:font-medium program:text-link program:underline program:underline-offset-2"
          >
            {`${file.number}, ${importers.find(({ id }) => id === file.importerId)?.name ?? 'unknown importer'}`}
          </Link>
          <span className="program:flex program:flex-wrap program:items-center program:gap-2 program:text-meta program:font-normal program:text-muted">
            <VerdictBadge verdict={file.verdict} determined={file.determined} />
            {numbersOf(file)}
            {file.fresh ? null : <StaleMark />}
          </span>
        </li>
      ))}
    </ul>
  );
}
