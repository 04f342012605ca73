import { downloadReportRun } from '@fsvp/contracts/report';
import { api, ApiError } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import { indentJson } from '../indent-json.js';

/** More would make the page slow and could be read by nobody. */
export const PREVIEW_BYTES = 200_000;

export interface ReportText {
  text: string;
  /** False where only the report's first part was read. */
  whole: boolean;
}

/** A report's JSON as indented text, made of up to PREVIEW_BYTES of it. */
export function useReportText(id: string) {
  const input = { params: { id }, query: { format: 'json' as const } };
  // Not under the call's path: a finished report never changes, and must not be fetched again whenever another one does.
  return useQuery({
    queryKey: ['report-text', id],
    queryFn: ({ signal }) => readText(api.href(downloadReportRun, input), signal),
  });
}

/** The call is not made by the API client, which only answers whole files: of a report of many megabytes the rest is never fetched. */
async function readText(address: string, signal: AbortSignal): Promise<ReportText> {
  const response = await fetch(address, { credentials: 'include', signal });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
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

/** The report has one row per line. */
function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n')) || text;
}
