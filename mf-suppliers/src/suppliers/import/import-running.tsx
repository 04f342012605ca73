import { formatNumber, ProgressBar, Text } from '@fsvp/ui';
import type { Delay, ImportState, Running } from './import-state.js';

const RUNNING_TEXTS: Record<Running, string> = {
  inspecting: 'Reading the file…',
  checking: 'Checking the file…',
  importing: 'Importing the suppliers…',
};
const DELAY_TEXTS: Record<Delay, string> = {
  queued: 'Another import is running. This one starts when it finishes.',
  lost: 'The connection was lost. The import may still be running on the server. Keep this dialog open to see its result; nothing is imported twice.',
};

/**
 * The progress of a check or import. Screen readers get only the current step, because the numbers change every second.
 */
export function ImportRunning({ state }: { state: ImportState }) {
  const { running, delay } = state;
  return (
    <>
      <div role="status" className={delay ? undefined : 'sup:sr-only'}>
        {running ? (
          <Text as="p" weight="medium">
            {delay ? DELAY_TEXTS[delay] : RUNNING_TEXTS[running]}
          </Text>
        ) : null}
      </div>
      {running ? <ProgressBar {...barOf(state)} /> : null}
    </>
  );
}

function barOf({ running, delay, progress, file }: ImportState): { label: string; value?: number } {
  const verb = running === 'checking' ? 'Checking' : 'Importing';
  if (!progress || progress.phase === 'failed' || delay === 'queued')
    return { label: delay ? 'Waiting for the server…' : 'Sending…' };
  const { phase, bytes, rows } = progress;
  if (phase === 'receiving')
    return { label: 'Sending…', value: shareOf(bytes, progress.totalBytes ?? file?.content.size) };
  if (phase === 'reading')
    return {
      label: rows > 0 ? `${verb} row ${formatNumber(rows)}` : `${verb}…`,
      value: shareOf(bytes, progress.totalBytes),
    };
  return { label: 'Finishing…' };
}

function shareOf(bytes: number, total: number | null | undefined): number | undefined {
  return total ? (bytes / total) * 100 : undefined;
}
