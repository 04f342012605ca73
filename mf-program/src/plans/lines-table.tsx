import { PLAN_ACTIVITY_LABELS, type PlanLine } from '@fsvp/contracts/program/verification-plans/plan-line';
import type { PlanExplanation } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { DataTable, Stack, Text, type DataTableColumn } from '@fsvp/ui';
import type { ReactNode } from 'react';
import { LineReasons } from './line-reasons.js';
import { addresseeText, changeText, timingText } from './line-texts.js';

interface LinesTableProps {
  caption: string;
  lines: readonly PlanLine[];
  explanations: readonly PlanExplanation[];
  emptyText: string;
  /** What a person can do with a line. */
  actions?: (line: PlanLine) => ReactNode;
}

/** The activities of a plan, each with its hazards, how often, and why. */
export function LinesTable({ caption, lines, explanations, emptyText, actions }: LinesTableProps) {
  const columns: DataTableColumn<PlanLine>[] = [
    { id: 'activity', header: 'Activity', wrap: true, cell: (line) => <Activity line={line} /> },
    {
      id: 'hazards',
      header: 'Hazards',
      wrap: true,
      cell: ({ hazardNames }) => hazardNames.join(', ') || 'None: it verifies the supplier as a whole',
    },
    { id: 'timing', header: 'How often', wrap: true, cell: (line) => <Timing line={line} /> },
    {
      id: 'why',
      header: 'Why',
      wrap: true,
      width: '34%',
      cell: ({ lineKey }) => <LineReasons reasons={explanations.filter((one) => one.lineKey === lineKey)} />,
    },
  ];
  return (
    <DataTable
      caption={caption}
      rows={lines}
      rowKey={({ lineKey }) => lineKey}
      emptyText={emptyText}
      columns={
        actions
          ? [...columns, { id: 'actions', header: 'Actions', hideHeader: true, align: 'end', cell: actions }]
          : columns
      }
    />
  );
}

function Activity({ line: { activity, addressee, description, sampling } }: { line: PlanLine }) {
  const more = [
    description,
    addressee.kind === 'foreign_supplier' ? null : addresseeText(addressee),
    sampling && `${sampling.samples} samples${sampling.method ? `, ${sampling.method}` : ''}`,
  ].filter((text) => text !== null);
  return (
    <Stack gap={0}>
      <Text size="inherit" weight="medium">
        {PLAN_ACTIVITY_LABELS[activity]}
      </Text>
      {more.map((text) => (
        <Text key={text} size="meta" tone="muted">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

function Timing({ line }: { line: PlanLine }) {
  const change = changeText(line);
  return (
    <Stack gap={0}>
      <Text size="inherit">{timingText(line)}</Text>
      {change ? (
        <Text size="meta" tone="warning">
          {change}
        </Text>
      ) : null}
      {line.changeReason ? (
        <Text size="meta" tone="muted">
          {`Reason: ${line.changeReason}`}
        </Text>
      ) : null}
    </Stack>
  );
}
