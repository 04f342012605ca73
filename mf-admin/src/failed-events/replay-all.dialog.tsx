import { DEAD_LETTER_LIMIT } from '@fsvp/contracts/catalogue/dead-letter';
import { Button, formatNumber, ProgressBar, Stack, Text } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import type { FailedEventsFilter } from './filter-query.js';
import { useReplayAll, type ReplayProgress } from './use-replay-all.js';

interface ReplayAllDialogProps {
  open: boolean;
  filter: FailedEventsFilter;
  total: number;
  onClose: () => void;
}

const countOf = (events: number) => `${formatNumber(events)} ${events === 1 ? 'event' : 'events'}`;

export function ReplayAllDialog({ open, filter, total, onClose }: ReplayAllDialogProps) {
  const { progress, run, stop, reset } = useReplayAll();
  const running = progress?.running ?? false;
  const close = () => {
    onClose();
    reset();
  };
  const isFiltered = Boolean(filter.service ?? filter.consumer ?? filter.reason);
  const events = Math.min(total, DEAD_LETTER_LIMIT);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={progress ? 'Replay failed events' : `Replay ${countOf(events)}?`}
      size="sm"
      dismissable={!running}
      footer={
        progress ? (
          running ? (
            <Button variant="outline" onClick={stop}>
              Stop
            </Button>
          ) : (
            <Button onClick={close}>Close</Button>
          )
        ) : (
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button onClick={() => void run(filter)}>Replay</Button>
          </>
        )
      }
    >
      {progress ? (
        <Progress progress={progress} />
      ) : (
        <Text as="p">
          {isFiltered
            ? 'Every failed event that matches the filters is applied again.'
            : 'Every failed event is applied again.'}{' '}
          {total > events ? `One run replays the newest ${formatNumber(events)} of ${formatNumber(total)}. ` : ''}
          Events that fail again stay in the list.
        </Text>
      )}
    </Dialog>
  );
}

function Progress({ progress: { running, total, done, failed, problem } }: { progress: ReplayProgress }) {
  const result = `${countOf(done - failed)} replayed${failed ? `, ${formatNumber(failed)} failed again` : ''}.`;
  return (
    <Stack gap={3}>
      <ProgressBar
        label={running ? `Replaying ${formatNumber(done)} of ${formatNumber(total)}` : 'Done'}
        value={total ? (done / total) * 100 : running ? undefined : 100}
      />
      <div role="status">
        {running ? null : (
          <Text as="p">
            {result}
            {problem || done === total ? '' : ` Stopped before the other ${countOf(total - done)}.`}
          </Text>
        )}
      </div>
      {problem ? (
        <div role="alert">
          <Text as="p" tone="bad">
            {problem}
          </Text>
        </div>
      ) : null}
    </Stack>
  );
}
