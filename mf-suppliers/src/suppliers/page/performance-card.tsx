import type { Supplier, SupplierPerformance } from '@fsvp/contracts/suppliers/supplier';
import { Card, isoDayOfInstant, Stack } from '@fsvp/ui';
import { lazyComponent } from '@fsvp/web-kit';
import { Suspense } from 'react';
import { useEvaluations } from '../performance/api/get-evaluations.js';
import { PerformanceTab } from '../performance/performance-tab.js';

const ScoreChart = lazyComponent(async () => ({ default: (await import('./score-chart.js')).ScoreChart }));

/** Of evaluations without an overall score, nothing is drawn; of several on one day, the last. */
export function scorePoints(
  evaluations: readonly Pick<SupplierPerformance, 'evaluationDate' | 'overallScore'>[],
): { day: string; overall: number }[] {
  const byDay = new Map<string, number>();
  for (const { evaluationDate, overallScore } of evaluations.toReversed()) {
    const day = isoDayOfInstant(evaluationDate);
    if (day && overallScore !== null) byDay.set(day, overallScore);
  }
  return [...byDay].map(([day, overall]) => ({ day, overall }));
}

/** The scores that people gave, as a line over time and as the list that can be added to. */
export function PerformanceCard({ supplier }: { supplier: Supplier }) {
  const { data } = useEvaluations(supplier.id, { offset: 0 });
  const points = scorePoints(data?.evaluations ?? []);
  return (
    <Card>
      <Stack gap={5}>
        <PerformanceTab supplier={supplier} />
        {points.length >= 2 ? (
          <Suspense fallback={null}>
            <ScoreChart name={supplier.name} points={points} />
          </Suspense>
        ) : null}
      </Stack>
    </Card>
  );
}
