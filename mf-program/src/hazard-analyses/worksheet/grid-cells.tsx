import { hazardRating, HAZARD_RATING_LABELS, type HazardRating } from '@fsvp/contracts/quality/hazard-analysis';
import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import { Badge, cx, type Tone } from '@fsvp/ui';
import { memo, type ReactNode } from 'react';
import type { Column } from './columns.js';
import type { Section } from './content.js';
import { SECTION_CELLS, type GridRow } from './grid-rows.js';

const RATING_TONES: Record<HazardRating, Tone> = { low: 'green', medium: 'yellow', high: 'red', critical: 'red-solid' };

const cell =
  'program:relative program:min-w-0 program:border-b program:border-divider program:px-2 program:py-1.5 program:text-cell program:wrap-anywhere ' +
  'program:outline-offset-[-2px] program:aria-selected:bg-selected program:aria-selected:text-selected-ink program:scroll-mt-24 ' +
  // On a narrow screen a row is a card, and each cell one of its lines.
  'program:max-md:flex program:max-md:min-h-9 program:max-md:gap-3 program:max-md:border-b-0 program:max-md:before:w-28 program:max-md:before:shrink-0 program:max-md:before:text-label program:max-md:before:text-muted program:max-md:before:content-[attr(data-label)]';

interface HazardRowProps {
  hazard: AnalysisHazard;
  /** In the list that is saved, from 1. */
  number: number;
  columns: readonly Column[];
  /** The cell that has, or gets, the focus; -1 for none. */
  active: number;
  /** Selected cells. */
  from: number;
  to: number;
  /** Fields that a condition still asks for, with commas around them. */
  open: string;
  /** What keeps cells from being saved: a JSON object by field. */
  problems: string;
  editor: ReactNode;
}

/** One hazard. It renders again only when something of it changes. */
export const HazardRow = memo(function HazardRow(props: HazardRowProps) {
  const { hazard, number, columns, active, from, to, open, problems, editor } = props;
  const messages = problems ? (JSON.parse(problems) as Record<string, string>) : {};
  const isReadOnly = hazard.requiredByPart112;
  return (
    <div
      role="row"
      data-hazard={hazard.hazardKey}
      className={cx(
        'program:grid program:grid-cols-(--columns) program:max-md:block program:max-md:border-b program:max-md:border-divider program:max-md:py-2',
        // Rows outside the view cost nothing. A row with an editor is not clipped: it is larger than its cell. The row of the
        // focus alone keeps it: to take it away and back would lay out two rows for each press of an arrow.
        !editor && 'program:md:[contain-intrinsic-size:auto_5rem] program:md:[content-visibility:auto]',
      )}
    >
      {columns.map((column, index) => {
        const message = messages[column.field];
        return (
          <div
            key={column.field}
            role="gridcell"
            tabIndex={index === active ? 0 : -1}
            data-place={`${hazard.hazardKey}:${index}`}
            data-label={column.label}
            aria-selected={index >= from && index <= to}
            aria-readonly={isReadOnly || column.kind === 'rating' || undefined}
            aria-invalid={message ? true : undefined}
            aria-description={message}
            className={cx(
              cell,
              index === 0
                ? 'program:sticky program:left-0 program:z-10 program:bg-surface program:font-medium program:md:border-r program:max-md:static program:max-md:text-body'
                : isReadOnly
                  ? 'program:bg-sunken program:text-muted'
                  : 'program:bg-surface',
              message && 'program:shadow-[inset_0_0_0_2px_var(--ui-bad)]',
              open.includes(`,${column.field},`) &&
                !message &&
                'program:shadow-[inset_3px_0_0_0_var(--ui-yellow-icon)]',
            )}
          >
            {index === active && editor ? (
              <span className="program:invisible">{column.text(hazard) || ' '}</span>
            ) : (
              <CellText column={column} hazard={hazard} number={number} />
            )}
            {message ? <p className="program:mt-1 program:text-meta program:text-bad">{message}</p> : null}
            {index === active ? editor : null}
          </div>
        );
      })}
    </div>
  );
});

function CellText({ column, hazard, number }: { column: Column; hazard: AnalysisHazard; number: number }) {
  const text = column.text(hazard);
  if (column.field === 'name')
    return (
      <span className="program:min-w-0">
        <span className="program:mr-1.5 program:text-meta program:text-muted program:tabular-nums">{number}</span>
        {text || <span className="program:font-normal program:text-subtle">No name yet</span>}
        {hazard.requiredByPart112 ? (
          <span className="program:mt-0.5 program:block program:text-meta program:font-normal program:text-muted">
            Set by §1.504(e): part 112 is meant to control these hazards, so they need not be determined. It cannot be
            edited.
          </span>
        ) : null}
        {hazard.toCheck === 'row' ? (
          <span className="program:mt-0.5 program:block">
            <Badge tone="yellow">Check: row of an example</Badge>
          </span>
        ) : null}
      </span>
    );
  if (column.kind === 'rating')
    return hazard.score === null ? null : (
      <Badge tone={RATING_TONES[hazardRating(hazard.score)]}>
        {`${HAZARD_RATING_LABELS[hazardRating(hazard.score)]}, ${hazard.score}`}
      </Badge>
    );
  if (column.field === 'probability' && hazard.toCheck === 'probability')
    return (
      <span className="program:min-w-0">
        {text}
        <span className="program:mt-0.5 program:block program:text-meta program:text-yellow-ink">
          Check: absent controls
        </span>
      </span>
    );
  return <span className="program:min-w-0 program:whitespace-pre-line">{text}</span>;
}

const ANSWERS = { found: 'Found', none: 'None' } as const;

interface SectionRowProps {
  row: GridRow & { kind: 'section' };
  isAnswered: boolean;
  active: number;
  isOpen: boolean;
  problem: string | undefined;
  editor: ReactNode;
  onAdd: (section: Section) => void;
}

/** The heading of a group, in which its question is answered. It renders again only when something of it changes. */
export const SectionRow = memo(function SectionRow(props: SectionRowProps) {
  const { row, isAnswered, active, isOpen, problem, editor, onAdd } = props;
  const place = (index: number) => ({
    role: 'gridcell',
    tabIndex: index === active ? 0 : -1,
    'data-place': `${row.id}:${index}`,
  });
  const { answer = null, reason = null } = row.answer ?? {};
  const answerText = answer ? ANSWERS[answer] : 'F or N';
  const reasonHint =
    answer !== 'found' ? 'None, because …' : row.count === 0 ? 'Add the hazards that you found' : 'Optional remark';
  return (
    <div role="row" data-section={row.id} className="program:border-b program:border-divider program:bg-sunken">
      <div className="program:sticky program:left-0 program:flex program:w-full program:max-w-[100cqw] program:flex-wrap program:items-center program:gap-x-3 program:gap-y-1 program:px-2 program:py-1.5">
        <div
          role="rowheader"
          className="program:w-44 program:text-cell program:font-semibold program:text-ink program:max-md:w-full"
        >
          {row.label}
          {row.note ? (
            <span className="program:block program:text-meta program:font-normal program:text-muted">{row.note}</span>
          ) : null}
        </div>
        {isAnswered ? (
          <>
            <div
              {...place(0)}
              aria-label={`${row.label}: ${answerText}`}
              aria-description="F for found, N for none"
              className={cx(
                'program:relative program:min-h-8 program:w-24 program:rounded-control program:border program:bg-surface program:px-2 program:py-1 program:text-cell program:pointer-coarse:min-h-11',
                isOpen && !answer ? 'program:border-yellow-icon' : 'program:border-control',
              )}
            >
              <span className={answer ? undefined : 'program:text-subtle'}>{answerText}</span>
              {active === 0 ? editor : null}
            </div>
            <div
              {...place(1)}
              aria-label={`${row.label}, reason: ${reason ?? reasonHint}`}
              aria-invalid={problem ? true : undefined}
              aria-description={problem}
              className={cx(
                'program:relative program:min-h-8 program:min-w-48 program:flex-1 program:rounded-control program:border program:bg-surface program:px-2 program:py-1 program:text-cell program:wrap-anywhere program:pointer-coarse:min-h-11',
                problem
                  ? 'program:border-bad'
                  : isOpen && answer === 'none'
                    ? 'program:border-yellow-icon'
                    : 'program:border-control',
              )}
            >
              {reason ?? <span className="program:text-subtle">{reasonHint}</span>}
              {problem ? <p className="program:text-meta program:text-bad">{problem}</p> : null}
              {active === 1 ? editor : null}
            </div>
          </>
        ) : null}
        <div role="gridcell" className="program:print:hidden">
          <button
            type="button"
            tabIndex={active === SECTION_CELLS - 1 ? 0 : -1}
            data-place={`${row.id}:${SECTION_CELLS - 1}`}
            aria-label={`Add a hazard: ${row.label}`}
            onClick={() => onAdd(row.id)}
            className="program:min-h-8 program:rounded-control program:px-2 program:text-cell program:font-medium program:text-link program:hover:bg-surface program:pointer-coarse:min-h-11"
          >
            + Add
          </button>
        </div>
      </div>
    </div>
  );
});
