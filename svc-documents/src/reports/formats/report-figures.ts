import { codeLabel } from '@fsvp/contracts/code-label';
import { REPORT_FIGURES, type ReportFigure, type ReportType } from '@fsvp/contracts/report';
import type { Summary } from '../definitions/report-definition.js';
import { dayText, instantText } from './report-format.js';

/** A figure of a summary as people read it, with what it counts. */
export interface ShownFigure extends ReportFigure {
  value: unknown;
  text: string;
  /** A nested figure's parts: what is counted, and how often. */
  parts: [label: string, count: number][] | null;
}

/** What each figure of a type's summary counts. */
export function definitionsOf(type: ReportType): Record<string, string> {
  return Object.fromEntries(Object.entries(REPORT_FIGURES[type]).map(([key, { definition }]) => [key, definition]));
}

/** The figures of a summary, in its order. */
export function figuresOf(type: ReportType, summary: Summary): ShownFigure[] {
  return Object.entries(summary).map(([key, value]) => {
    const { label, definition } = REPORT_FIGURES[type][key] ?? { label: codeLabel(key), definition: '' };
    const parts =
      value !== null && typeof value === 'object'
        ? Object.entries(value).map(([name, count]): [string, number] => [codeLabel(name), Number(count)])
        : null;
    return { label, definition, value, parts, text: textOf(key, value, parts) };
  });
}

function textOf(key: string, value: unknown, parts: ShownFigure['parts']): string {
  if (parts) return parts.map(([label, count]) => `${label}: ${count.toLocaleString('en-US')}`).join(', ') || '-';
  if (value === null || value === undefined) return '-';
  if (key === 'totalCost' && typeof value === 'number')
    return `$${value.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  if (typeof value === 'number') return /rate$/i.test(key) ? `${value}%` : value.toLocaleString('en-US');
  const text = String(value as string);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return instantText(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? dayText(text) : text;
}
