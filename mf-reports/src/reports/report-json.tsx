import { ErrorState, formatNumber, Section, Spinner, Text } from '@fsvp/ui';
import { loadError } from '@fsvp/web-kit';
import { PREVIEW_BYTES, useReportText } from './api/get-report-text.js';

/** The report's JSON, or the first part of a large one. */
export function ReportJson({ runId, rows }: { runId: string; rows: number }) {
  const query = useReportText(runId);
  const failure = loadError(query, 'The report could not be loaded');
  return (
    <Section title="Full JSON" headingLevel={3}>
      {query.data ? (
        <>
          {query.data.whole ? null : (
            <Text as="p" tone="muted">
              This report is large ({formatNumber(rows)} rows). These are the first {formatNumber(PREVIEW_BYTES / 1000)}{' '}
              KB. Download it to see all of it.
            </Text>
          )}
          <pre
            tabIndex={0}
            role="region"
            aria-label="JSON of the report"
            className="rep:max-h-96 rep:overflow-auto rep:rounded-control rep:border rep:border-divider rep:bg-sunken rep:p-3 rep:font-mono rep:text-cell rep:break-words rep:whitespace-pre-wrap"
          >
            {query.data.text}
          </pre>
        </>
      ) : failure ? (
        <ErrorState {...failure} />
      ) : (
        <Spinner label="Loading…" />
      )}
    </Section>
  );
}
