import { today } from '@fsvp/contracts/core/calendar-day';
import {
  SCHEDULE_MONTHS,
  type FileSchedule,
  type ScheduledActivity,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { Badge, Card, DataTable, ErrorState, formatDate, Spinner, Stack, Text, type Tone } from '@fsvp/ui';
import { loadError } from '@fsvp/web-kit';
import { useSchedule } from './api/get-schedule.js';
import { CalendarStrip } from './calendar-strip.js';

const STATES: Record<ScheduledActivity['state'], { label: string; tone: Tone }> = {
  done: { label: 'Done', tone: 'green' },
  unreviewed: { label: 'To be reviewed', tone: 'violet' },
  inadequate: { label: 'Inadequate', tone: 'red' },
  overdue: { label: 'Overdue', tone: 'red' },
  due: { label: 'Due', tone: 'yellow' },
  planned: { label: 'Planned', tone: 'blue' },
};

/** When the activities of the signed plan are due. */
export function FileScheduleCard({ fileId }: { fileId: string }) {
  const query = useSchedule(fileId);
  const error = loadError(query, 'The schedule could not be loaded');
  if (!query.data)
    return (
      <Card title="Schedule">{error ? <ErrorState {...error} /> : <Spinner label="Loading the schedule…" />}</Card>
    );
  return <ScheduleCard schedule={query.data} />;
}

/** The next 24 months as a strip of months and as a table. */
export function ScheduleCard({ schedule: { activities, byLots } }: { schedule: FileSchedule }) {
  return (
    <Card
      title={`Schedule of the next ${SCHEDULE_MONTHS} months`}
      description="Days to come assume that each activity is performed on the day it is due, and that its result is adequate."
    >
      <Stack gap={5}>
        <CalendarStrip activities={activities} from={today()} months={SCHEDULE_MONTHS} />
        <DataTable
          caption="Scheduled activities"
          density="compact"
          rows={activities}
          rowKey={({ lineKey, dueOn, activityId }) => `${lineKey} ${dueOn} ${activityId ?? ''}`}
          emptyText="No activity has a day."
          columns={[
            { id: 'day', header: 'Day', width: '9rem', cell: ({ dueOn }) => formatDate(dueOn) },
            { id: 'activity', header: 'Activity', wrap: true, cell: ({ title }) => title },
            {
              id: 'state',
              header: 'State',
              cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
            },
          ]}
        />
        {byLots.length ? (
          <Stack gap={1}>
            <Text as="p" weight="medium">
              At the receipt of lots
            </Text>
            <ul className="program:list-disc program:pl-5">
              {byLots.map(({ lineKey, title }) => (
                <li key={lineKey}>{title}</li>
              ))}
            </ul>
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}
