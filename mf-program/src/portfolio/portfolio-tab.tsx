import { PORTFOLIO_SIZE, type FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatDate,
  formatNumber,
  Inline,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  usePrinting,
} from '@fsvp/ui';
import { loadError, useNavigate, useUrlState } from '@fsvp/web-kit';
import { useMemo, useRef } from 'react';
import { FIRST_FILE, FirstSteps } from '../fsvp-files/first-steps.js';
import { filesUrl } from '../fsvp-files/fsvp-files.url.js';
import { SeveralButton } from '../session/several/several-button.js';
import { usePortfolio } from './api/get-portfolio.js';
import { ExportMenu } from './export-menu.js';
import { placesOf, type OpenNewFile } from './portfolio-cells.js';
import { PortfolioGrid } from './portfolio-grid.js';
import { PortfolioSummary } from './portfolio-summary.js';
import { PortfolioTable } from './portfolio-table.js';
import { PortfolioToolbar } from './portfolio-toolbar.js';
import { isFiltered, portfolioUrl, queryOf, UNFILTERED } from './portfolio.url.js';
import { PrintedGrid } from './printed-grid.js';
import { StaleMark } from './stale-mark.js';
import { SupplierCards } from './supplier-cards.js';
import { useNarrow } from './use-narrow.js';

const VIEWS = [
  { value: 'grid', label: 'Grid' },
  { value: 'table', label: 'Table' },
] as const;

/** The open files as suppliers by foods, the worst first. */
export function PortfolioTab() {
  const [state, setState] = useUrlState(portfolioUrl);
  const [, setFile] = useUrlState(filesUrl);
  const navigate = useNavigate();
  const query = usePortfolio(queryOf(state));
  const portfolio = query.data;
  const error = loadError(query, 'The portfolio could not be loaded');
  const filtered = isFiltered(state);
  const isEmpty = portfolio?.cells.length === 0;
  return (
    <div data-portfolio>
      <Stack gap={4}>
        {portfolio || !error ? <PortfolioSummary portfolio={portfolio} filtered={filtered} /> : null}
        <Card
          title="Suppliers by foods"
          description={portfolio && !isEmpty ? <Extent portfolio={portfolio} /> : undefined}
          actions={
            <div className="program:flex program:flex-wrap program:items-center program:gap-2 program:print:hidden">
              {isEmpty ? null : <SeveralButton filter={queryOf(state)} />}
              <ExportMenu state={state} />
              <SegmentedControl
                label="View"
                value={state.show ?? 'grid'}
                options={VIEWS}
                onChange={(next) => setState({ show: next === 'table' ? next : undefined })}
              />
            </div>
          }
          flush
          toolbar={<PortfolioToolbar countries={portfolio?.countries} state={state} setState={setState} />}
        >
          {portfolio && !isEmpty ? (
            <Content
              portfolio={portfolio}
              asTable={state.show === 'table'}
              busy={query.isPlaceholderData}
              filtered={filtered}
              onNew={(newSupplier, newFood) => setFile({ new: '1', newSupplier, newFood })}
            />
          ) : error ? (
            <ErrorState {...error} />
          ) : !portfolio ? (
            <Loading />
          ) : filtered ? (
            <EmptyState
              text="No FSVP files found"
              action={
                <Button variant="outline" onClick={() => setState(UNFILTERED)}>
                  Clear filters
                </Button>
              }
            />
          ) : (
            <EmptyState
              text={FIRST_FILE}
              action={
                <FirstSteps
                  onStart={() => navigate('/fsvp-files?tab=portfolio&start=1')}
                  onPropose={() => navigate('/fsvp-files?tab=portfolio&wizard=1')}
                />
              }
            />
          )}
        </Card>
      </Stack>
    </div>
  );
}

interface ContentProps {
  portfolio: FsvpPortfolio;
  asTable: boolean;
  /** Another portfolio is loading. */
  busy: boolean;
  filtered: boolean;
  onNew: OpenNewFile;
}

function Content({ portfolio, asTable, busy, filtered, onNew }: ContentProps) {
  const box = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(box);
  const printing = usePrinting();
  const places = useMemo(() => placesOf(portfolio.cells), [portfolio.cells]);
  const screen = narrow ? (
    <SupplierCards portfolio={portfolio} />
  ) : (
    <PortfolioGrid portfolio={portfolio} places={places} filtered={filtered} onNew={onNew} />
  );
  return (
    <div ref={box} aria-busy={busy || undefined} className={busy ? 'program:opacity-60' : undefined}>
      {asTable ? <PortfolioTable portfolio={portfolio} /> : null}
      {asTable ? null : <div className="program:print:hidden">{screen}</div>}
      {!asTable && printing ? (
        <div className="program:hidden program:px-4 program:print:block">
          <PrintedGrid portfolio={portfolio} places={places} filtered={filtered} />
        </div>
      ) : null}
    </div>
  );
}

/** How much is shown, and of when it is. */
function Extent({ portfolio }: { portfolio: FsvpPortfolio }) {
  const { suppliers, foods, cells, supplierTotal, foodTotal, asOf } = portfolio;
  const stale = cells.filter(({ fresh }) => !fresh).length;
  const cut = [cutText('suppliers', suppliers.length, supplierTotal), cutText('foods', foods.length, foodTotal)].filter(
    Boolean,
  );
  return (
    <>
      {cut.length
        ? cut.join(' ')
        : `${countText(supplierTotal, 'supplier')} and ${countText(foodTotal, 'food')}, the worst first.`}
      {` As of ${formatDate(asOf)}.`}
      {stale ? (
        <span className="program:flex program:items-center program:gap-1.5">
          <StaleMark hidden />
          {`${countText(stale, 'file')} ${stale === 1 ? 'is' : 'are'} being reassessed. The last known state is shown.`}
        </span>
      ) : null}
    </>
  );
}

const countText = (count: number, noun: string) => `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Empty if all are shown. */
function cutText(noun: string, shown: number, total: number): string {
  if (shown >= total) return '';
  return `Showing the ${PORTFOLIO_SIZE} worst of ${formatNumber(total)} ${noun}. Narrow the filters to see the others.`;
}

function Loading() {
  return (
    <div
      role="status"
      className="program:flex program:flex-col program:gap-3 program:px-4 program:pb-4 program:sm:px-5"
    >
      <Text size="meta" weight="normal" tone="muted">
        Loading the portfolio…
      </Text>
      <Inline gap={2} wrap={false}>
        <Skeleton shape="block" width="12rem" height="16rem" />
        <Skeleton shape="block" width="100%" height="16rem" />
      </Inline>
    </div>
  );
}
