import { codeLabel } from '@fsvp/contracts/core/code-label';
import { REPORT_FIGURES, type ReportFigure } from '@fsvp/contracts/reports/report-figures';
import type { ReportType } from '@fsvp/contracts/reports/report';
import type { Summary } from '../definitions/report-definition.js';
import { formatDay, formatInstant } from './report-format.js';

/** A figure of a summary with its label, definition and formatted value. */
export interface DisplayedFigure extends ReportFigure {
  value: unknown;
  text: string;
  /** Parts of a nested figure; null for other figures. */
  parts: [label: string, count: number][] | null;
}

/** The definition of each figure in a report's summary. */
export function listDefinitions(type: ReportType): Record<string, string> {
  return Object.fromEntries(Object.entries(REPORT_FIGURES[type]).map(([key, { definition }]) => [key, definition]));
}

/** The figures of a summary in their order. */
export function listFigures(type: ReportType, summary: Summary): DisplayedFigure[] {
  return Object.entries(summary).map(([key, value]) => {
    const figure: ReportFigure = REPORT_FIGURES[type][key] ?? { label: codeLabel(key), definition: '' };
    const parts =
      value !== null && typeof value === 'object'
        ? Object.entries(value).map(([name, count]): [string, number] => [codeLabel(name), Number(count)])
        : null;
    return { ...figure, value, parts, text: formatFigure(figure, value, parts) };
  });
}

function formatFigure({ unit }: ReportFigure, value: unknown, parts: DisplayedFigure['parts']): string {
  if (parts) return parts.map(([label, count]) => `${label}: ${count.toLocaleString('en-US')}`).join(', ') || '-';
  if (value === null || value === undefined) return '-';
  if (typeof value === 'number')
    return unit === 'usd'
      ? `$${value.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
      : value.toLocaleString('en-US') + (unit === 'percent' ? '%' : '');
  const text = String(value as string);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatInstant(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDay(text) : text;
}
