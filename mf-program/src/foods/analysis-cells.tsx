import type { FoodAnalysis } from '@fsvp/contracts/program/food';
import { Text, TwoLines } from '@fsvp/ui';
import { AnalysisBadge } from '../hazard-analyses/analysis-badge.js';
import { DueDay } from '../readiness/due-day.js';

interface CellProps {
  /** Absent while a service of the release before answers. */
  analysis: FoodAnalysis | undefined;
}

/** The state of the hazard analysis; a draft beside a signed version is named. */
export function AnalysisCell({ analysis }: CellProps) {
  if (!analysis) return <Unknown />;
  return (
    <span className="program:inline-flex program:flex-col program:gap-x-2 program:gap-y-0.5 program:@max-2xl:flex-row program:@max-2xl:items-center program:@2xl:in-data-[density=compact]:flex-row program:@2xl:in-data-[density=compact]:items-center">
      <AnalysisBadge analysis={analysis} />
      {analysis.signedId && analysis.draftId ? (
        <Text size="meta" tone="muted">
          New draft open
        </Text>
      ) : null}
    </span>
  );
}

/** How many hazards there are, and how many of them require a control. */
export function HazardsCell({ analysis }: CellProps) {
  if (!analysis || analysis.state === 'none') return <Unknown />;
  const { hazardCount, controlCount } = analysis;
  return (
    <TwoLines
      primary={hazardCount}
      secondary={
        <span className="program:whitespace-nowrap">
          {controlCount === 0 ? 'none to control' : `${controlCount} to control`}
        </span>
      }
    />
  );
}

export function DueCell({ analysis }: CellProps) {
  return <DueDay day={analysis?.validUntil ?? null} />;
}

function Unknown() {
  return (
    <span data-none className="program:text-muted">
      None
    </span>
  );
}
