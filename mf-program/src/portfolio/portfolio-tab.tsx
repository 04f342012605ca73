import { getFsvpPortfolio } from '@fsvp/contracts/file-readiness';
import { VERDICT_LABELS, VERDICTS } from '@fsvp/contracts/fsvp-file/readiness';
import { Card, DescriptionList, ErrorState, formatNumber, Spinner } from '@fsvp/ui';
import { loadError, useApiQuery } from '@fsvp/web-kit';

/** The open files as suppliers by foods. */
export function PortfolioTab() {
  const portfolio = useApiQuery(getFsvpPortfolio, { query: {} });
  const counts = portfolio.data?.counts;
  const error = loadError(portfolio, 'The portfolio could not be loaded');
  return (
    <Card title="Open files">
      {counts ? (
        <DescriptionList
          items={VERDICTS.map((verdict) => ({ term: VERDICT_LABELS[verdict], value: formatNumber(counts[verdict]) }))}
        />
      ) : error ? (
        <ErrorState {...error} />
      ) : (
        <Spinner label="Loading the portfolio…" />
      )}
    </Card>
  );
}
