import {
  createReportRun,
  downloadReportRun,
  getReportRun,
  type ReportFormat,
  type ReportRun,
} from '@fsvp/contracts/reports/report';
import { api, errorText, hrefs, toast, useApiMutation, useApiQuery, useNavigate } from '@fsvp/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';

const POLL_MS = 500;
const NO_ID = '';

const isUnfinished = (run: ReportRun | undefined) => run?.status === 'queued' || run?.status === 'running';

/** Has the report FSVP Readiness made, follows it to its end, and downloads its file. */
export function useExport(filters: { importerId: string | undefined; supplierId: string | undefined }) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ id: string; format: ReportFormat }>();
  const start = useApiMutation(createReportRun, {
    failure: (error) => `The export could not be started: ${errorText(error)}`,
    changes: ['report-run'],
  });
  const { data: run } = useApiQuery(
    getReportRun,
    { params: { id: wanted?.id ?? NO_ID } },
    {
      enabled: wanted !== undefined,
      refetchInterval: ({ state }) => (!state.data || isUnfinished(state.data) ? POLL_MS : false),
    },
  );

  const announce = useEffectEvent(() => {
    if (!run || !wanted) return;
    setWanted(undefined);
    const action = {
      label: 'Open in Reports',
      altText: 'To see it, open Reports',
      onSelect: () => navigate(hrefs.report(run.id)),
    };
    if (run.status === 'done') {
      save(api.href(downloadReportRun, { params: { id: run.id }, query: { format: wanted.format } }));
      toast({
        title: 'Export ready',
        description: 'The file is downloaded. Reports keeps it.',
        variant: 'success',
        action,
      });
    } else {
      const reason = run.error ?? 'It was cancelled.';
      toast({ title: 'The export was not made', description: reason, variant: 'destructive', action });
    }
  });
  const endedId = run && !isUnfinished(run) ? run.id : undefined;
  useEffect(() => {
    if (endedId !== undefined) announce();
  }, [endedId]);

  const request = async (format: ReportFormat) => {
    const { id } = await start.mutateAsync({ body: { type: 'fsvp-readiness', ...filters } });
    setWanted({ id, format });
  };
  return {
    request: (format: ReportFormat) => request(format).catch(() => undefined),
    busy: start.isPending || wanted !== undefined,
    progress: run?.progress ?? 0,
  };
}

function save(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
