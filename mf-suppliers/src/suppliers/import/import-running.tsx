import { formatNumber, ProgressBar, Text, VisuallyHidden } from '@fsvp/ui';
import type { ImportState, Running } from './import-state.js';

const ANNOUNCED: Partial<Record<Running, string>> = { checking: 'Checking the file…', importing: 'Importing the suppliers…' };
const LOST = 'The connection was lost before the answer came. The import may go on at the server, so its result is asked for; nothing is imported twice. Please leave this open.';

/** How far a check or an import is. The figures change each second, so only what is under way is announced. */
export function ImportRunning({ state }: { state: ImportState }) {
  const { running } = state;
  const announced = running && ANNOUNCED[running];
  return (
    <>
      <div role="status">
        {running === 'awaiting' ? (
          <Text as="p" weight="medium">
            {LOST}
          </Text>
        ) : announced ? (
          <VisuallyHidden>{announced}</VisuallyHidden>
        ) : null}
      </div>
      {running ? <ProgressBar {...barOf(state)} /> : null}
    </>
  );
}

function barOf({ running, progress, file }: ImportState): { label: string; value?: number } {
  const verb = running === 'checking' ? 'Checking' : 'Importing';
  if (!progress) return { label: running === 'awaiting' ? 'Waiting for the server…' : 'Sending…' };
  const { phase, bytes, rows } = progress;
  if (phase === 'receiving') return { label: 'Sending…', value: shareOf(bytes, progress.totalBytes ?? file?.content.size) };
  if (phase === 'reading') return { label: `${verb} row ${formatNumber(rows)}`, value: shareOf(bytes, progress.totalBytes) };
  return { label: 'Finishing…' };
}

function shareOf(bytes: number, total: number | null | undefined): number | undefined {
  return total ? (bytes / total) * 100 : undefined;
}
