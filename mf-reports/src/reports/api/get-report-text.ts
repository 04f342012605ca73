import { downloadReportRun } from '@fsvp/contracts/reports/report';
import { api, ApiError } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import { indentJson } from '../indent-json.js';

/** A longer preview would make the page slow. */
export const PREVIEW_BYTES = 200_000;

export interface ReportText {
  text: string;
  /** False if only the first part of the report was read. */
  whole: boolean;
}

/** The first PREVIEW_BYTES of a report's JSON, indented. */
export function useReportText(id: string) {
  const input = { params: { id }, query: { format: 'json' as const } };
  // A key of its own: a finished report never changes, so other runs must not invalidate it.
  return useQuery({
    queryKey: ['report-text', id],
    queryFn: ({ signal }) => readText(api.href(downloadReportRun, input), signal),
  });
}

/** Uses fetch instead of the API client, which reads whole responses: the rest of a large report is never fetched. */
async function readText(address: string, signal: AbortSignal): Promise<ReportText> {
  const response = await fetch(address, { credentials: 'include', signal });
  if (!response.ok) {
    const { status, statusText } = response;
    throw new ApiError(status, await response.text(), { statusText });
  }
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = 0; read < PREVIEW_BYTES;) {
    const { done, value } = await reader.read();
    if (done) return { text: indentJson(text + decoder.decode()), whole: true };
    read += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  void reader.cancel();
  return { text: indentJson(wholeLines(text.slice(0, PREVIEW_BYTES))), whole: false };
}

/** Cuts the text after its last complete row; a report has one row per line. */
function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n')) || text;
}
