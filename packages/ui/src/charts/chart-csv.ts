import type { ChartPoint, LineSeries } from './line-chart.types.js';

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The shown data as CSV (RFC 4180) with the labels as header row. */
export function chartCsv(points: readonly ChartPoint[], series: readonly LineSeries[], dayLabel = 'Day'): string {
  const rows = [
    [dayLabel, ...series.map(({ label }) => label)],
    ...points.map((point) => [point.day, ...series.map(({ id }) => String(point[id]))]),
  ];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
