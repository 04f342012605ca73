import { today } from '@fsvp/contracts/core/calendar-day';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { foodAnalysisHref } from '@fsvp/contracts/program/food';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  PERFORMANCE_BAND_LABELS,
  type PerformanceBand,
  type PerformanceSnapshot,
} from '@fsvp/contracts/program/supplier-evaluations/performance';
import type { SupplierEvaluation } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { VERIFICATION_TYPE_LABELS } from '@fsvp/contracts/quality/verification';
import { Badge, cx, formatDate, Stack, Text, TextLink, type LoadError, type Tone } from '@fsvp/ui';
import { loadError } from '@fsvp/web-kit';
import type { ReactNode } from 'react';
import { InlineFailure } from '../inline-failure.js';
import { SHOWN, useSupplierDocuments, useSupplierScore, useSupplierVerifications } from './api/known.js';

/** What the suite knows, beside what the evaluator writes. @param props.of the heading that it is below */
export function Known({ of, children }: { of: string; children: ReactNode }) {
  return (
    <section
      aria-label={`What the suite knows: ${of}`}
      className="program:min-w-0 program:rounded-control program:bg-sunken program:p-3 program:print:hidden"
    >
      <Stack gap={3}>
        <Text size="meta" weight="medium" tone="muted">
          What the suite knows
        </Text>
        {children}
      </Stack>
    </section>
  );
}

function List({
  label,
  error,
  items,
  empty,
}: {
  label: string;
  error?: LoadError;
  items?: ReactNode[];
  empty: string;
}) {
  return (
    <Stack gap={1}>
      <Text size="meta" weight="medium">
        {label}
      </Text>
      {items ? (
        items.length > 0 ? (
          <ul className="program:flex program:list-disc program:flex-col program:gap-0.5 program:pl-5 program:text-cell">
            {items.map((item, index) => (
              <li key={index} className="program:wrap-anywhere">
                {item}
              </li>
            ))}
          </ul>
        ) : (
          <Text size="meta" tone="muted">
            {empty}
          </Text>
        )
      ) : error ? (
        <InlineFailure text={error.title ?? error.message} onRetry={() => error.onRetry?.()} />
      ) : (
        <Text size="meta" tone="muted">
          Loading…
        </Text>
      )}
    </Stack>
  );
}

export function AnalysisFacts({ evaluation, file }: { evaluation: SupplierEvaluation; file: FsvpFile }) {
  const { hazardAnalysisVersion, allocations, regime } = evaluation;
  if (regime !== 'standard')
    return <Text size="meta">No hazard analysis is required under the regime of this file.</Text>;
  if (hazardAnalysisVersion === null)
    return (
      <Text size="meta">
        {'The food has no signed hazard analysis. '}
        <TextLink href={foodAnalysisHref(file.foodId)}>Analyze its hazards first</TextLink>
      </Text>
    );
  return (
    <Text size="meta">
      {`${allocations.length === 1 ? 'One hazard requires' : `${allocations.length} hazards require`} a control in `}
      <TextLink
        href={foodAnalysisHref(file.foodId)}
      >{`version ${hazardAnalysisVersion} of the hazard analysis of ${file.foodName}`}</TextLink>
      .
    </Text>
  );
}

export function DocumentFacts({ supplierId }: { supplierId: string }) {
  const query = useSupplierDocuments(supplierId);
  const { documents, total = 0 } = query.data ?? {};
  return (
    <List
      label={total > SHOWN ? `Documents of the supplier (the newest of ${total})` : 'Documents of the supplier'}
      error={loadError(query, 'The documents could not be loaded')}
      empty="No document of the supplier is stored."
      items={documents?.map(({ id, title, expirationDate }) => (
        <>
          <TextLink href={hrefs.document(id)}>{title}</TextLink>
          {expirationDate
            ? `, ${expirationDate.slice(0, 10) < today() ? 'expired on' : 'valid until'} ${formatDate(expirationDate)}`
            : ''}
        </>
      ))}
    />
  );
}

export function VerificationFacts({ supplierId }: { supplierId: string }) {
  const query = useSupplierVerifications(supplierId);
  const { activities, total = 0 } = query.data ?? {};
  return (
    <List
      label={total > SHOWN ? `Audits, tests and reviews (the newest of ${total})` : 'Audits, tests and reviews'}
      error={loadError(query, 'The verification activities could not be loaded')}
      empty="No verification activity is completed."
      items={activities?.map(({ id, title, type, completedDate, findings }) => (
        <>
          <TextLink href={hrefs.verification(id)}>{title}</TextLink>
          {`, ${VERIFICATION_TYPE_LABELS[type].toLowerCase()}${completedDate ? `, ${formatDate(completedDate)}` : ''}`}
          {findings ? <span className="program:block program:text-meta program:text-muted">{findings}</span> : null}
        </>
      ))}
    />
  );
}

export function ScreeningFacts() {
  return (
    <Text size="meta">
      Screening is not in use: search FDA&apos;s pages by hand (warning letters, import alerts, refusals, recalls), and
      attach what you found.
    </Text>
  );
}

const BAND_TONES: Record<PerformanceBand, Tone> = { good: 'green', fair: 'yellow', poor: 'red', unknown: 'neutral' };

/** The band with its formula, line by line. */
export function PerformanceFacts({ performance }: { performance: PerformanceSnapshot | null }) {
  if (!performance)
    return (
      <Text size="meta" tone="warning">
        The performance could not be computed when the draft was saved. Take it over below once the service responds.
      </Text>
    );
  const { band, points, lines, day, formula } = performance;
  return (
    <Stack gap={2}>
      <div className="program:flex program:flex-wrap program:items-center program:gap-2">
        <Text size="meta" weight="medium">
          Performance over 24 months
        </Text>
        <Badge tone={BAND_TONES[band]}>{`${PERFORMANCE_BAND_LABELS[band]}, ${points} points`}</Badge>
      </div>
      <ul aria-label={`Formula ${formula}, line by line`} className="program:text-meta">
        {[{ text: 'Beginning', points: 100 }, ...lines].map((line) => (
          <PointsLine key={line.text} {...line} />
        ))}
        <PointsLine text={`Points on ${formatDate(day)}`} points={points} isTotal />
      </ul>
      <Text size="meta" tone="subtle">
        {`Good from 85 points, poor below 60; not known with fewer than 5 receipts in less than 12 months (formula ${formula}, policy).`}
      </Text>
    </Stack>
  );
}

function PointsLine({ text, points, isTotal = false }: { text: string; points: number; isTotal?: boolean }) {
  return (
    <li
      className={cx(
        'program:flex program:justify-between program:gap-3 program:border-t program:py-1',
        isTotal ? 'program:border-control program:font-semibold' : 'program:border-divider',
      )}
    >
      <span className="program:min-w-0 program:wrap-anywhere">{text}</span>
      <span className="program:shrink-0 program:tabular-nums">{String(points).replace('-', '−')}</span>
    </li>
  );
}

/** The score that a person gave; the formula does not use it. */
export function ScoreFact({ supplierId }: { supplierId: string }) {
  const { data } = useSupplierScore(supplierId);
  const [last] = data?.evaluations ?? [];
  if (!last || last.overallScore === null) return null;
  return (
    <Text size="meta" tone="muted">
      {`Score that was entered for the supplier on ${formatDate(last.evaluationDate)}: ${last.overallScore}. It is not part of the formula.`}
    </Text>
  );
}
