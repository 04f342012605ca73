import { Code, DescriptionList, formatDate, formatDateTime, formatNumber, Section } from '@fsvp/ui';
import type { ReactNode } from 'react';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** 'totalSuppliers' as 'Total Suppliers'. */
export function summaryName(key: string): string {
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ');
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(/\bFsvp\b/, 'FSVP');
}

/** A value as a person reads it; objects as JSON (specification §3). */
function summaryValue(key: string, value: unknown): ReactNode {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return key.endsWith('Rate') ? `${formatNumber(value)}%` : formatNumber(value);
  if (typeof value === 'string') return DAY.test(value) ? formatDate(value) : INSTANT.test(value) ? formatDateTime(value) : value;
  if (typeof value === 'object') return <Code>{JSON.stringify(value)}</Code>;
  return String(value);
}

export function ReportSummary({ summary }: { summary: Record<string, unknown> }) {
  return (
    <Section title="Summary" headingLevel={3}>
      <DescriptionList items={Object.entries(summary).map(([key, value]) => ({ term: summaryName(key), value: summaryValue(key, value) }))} />
    </Section>
  );
}
