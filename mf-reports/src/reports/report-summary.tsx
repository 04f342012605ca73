import { codeLabel } from '@fsvp/contracts/core/code-label';
import type { ReportType } from '@fsvp/contracts/reports/report';
import { REPORT_FIGURES, type ReportFigure } from '@fsvp/contracts/reports/report-figures';
import { formatDate, formatDateTime, formatDollars, formatNumber, Section, Text } from '@fsvp/ui';
import type { ReactNode } from 'react';
import { FigureTable } from './figure-table.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Formats a value; an object becomes a table with its JSON below (spec-map: entities-36). */
function figureValue(unit: ReportFigure['unit'], value: unknown): ReactNode {
  if (value === null || value === undefined) return '—';
  if (typeof value === 'number')
    return unit === 'usd' ? formatDollars(value) : formatNumber(value) + (unit === 'percent' ? '%' : '');
  if (typeof value === 'string')
    return DAY.test(value) ? formatDate(value) : INSTANT.test(value) ? formatDateTime(value) : value;
  if (typeof value === 'object')
    return (
      <>
        <FigureTable values={value as Record<string, unknown>} />
        <code className="rep:block rep:pt-1 rep:font-mono rep:text-meta rep:font-normal rep:break-words rep:text-muted">
          {JSON.stringify(value)}
        </code>
      </>
    );
  return String(value);
}

/** The figures of the summary with their definitions. */
export function ReportSummary({ type, summary }: { type: ReportType; summary: Record<string, unknown> }) {
  const figures = REPORT_FIGURES[type] ?? {};
  return (
    <Section title="Summary" headingLevel={3}>
      <dl className="rep:grid rep:grid-cols-1 rep:gap-x-6 rep:gap-y-5 rep:sm:grid-cols-2 rep:xl:grid-cols-3">
        {Object.entries(summary).map(([key, value]) => (
          <div key={key} className="rep:min-w-0 rep:border-t rep:border-divider rep:pt-3">
            <dt className="rep:text-label rep:text-muted">{figures[key]?.label ?? codeLabel(key)}</dt>
            <dd className="rep:flex rep:flex-col rep:gap-1 rep:break-words">
              <div className={typeof value === 'number' ? 'rep:text-section rep:tabular-nums' : 'rep:text-body'}>
                {figureValue(figures[key]?.unit, value)}
              </div>
              {figures[key] ? (
                <Text as="p" size="meta" weight="normal" tone="muted">
                  {figures[key].definition}
                </Text>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
