import { downloadReportRun, type ReportFormat, type ReportRun } from '@fsvp/contracts/reports/report';
import { Button, LinkButton } from '@fsvp/ui';
import { api } from '@fsvp/web-kit';
import { icons } from './report.icons.js';

export function reportHref(id: string, format: ReportFormat): string {
  return api.href(downloadReportRun, { params: { id }, query: { format } });
}

/** Download JSON, disabled without a report, and the other formats of the report. */
export function ReportDownloads({ report }: { report: ReportRun | undefined }) {
  const others = report?.formats.filter((format) => format !== 'json') ?? [];
  return (
    <>
      {report?.formats.includes('json') ? (
        <LinkButton variant="outline" icon={icons.download} href={reportHref(report.id, 'json')} download>
          Download JSON
        </LinkButton>
      ) : (
        <Button variant="outline" icon={icons.download} disabled>
          Download JSON
        </Button>
      )}
      {others.map((format) => (
        <LinkButton
          key={format}
          variant="outline"
          href={reportHref(report!.id, format)}
          download
          aria-label={`Download ${format.toUpperCase()}`}
        >
          {format.toUpperCase()}
        </LinkButton>
      ))}
    </>
  );
}
