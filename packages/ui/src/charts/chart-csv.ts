import type { ChartPoint, LineSeries } from './line-chart.types.js';

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The shown data as RFC 4180 text; the heading row has the labels. */
export function chartCsv(points: readonly ChartPoint[], series: readonly LineSeries[], dayLabel = 'Day'): string {
  const rows = [
    [dayLabel, ...series.map(({ label }) => label)],
    ...points.map((point) => [point.day, ...series.map(({ id }) => String(point[id]))]),
  ];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Hands a text to the browser as a file. */
export function saveText(text: string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the address after this event.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
