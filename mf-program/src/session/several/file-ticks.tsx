import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { CardList, Inline, Stack, t, Text, TextLink } from '@fsvp/ui';
import { Checkbox } from '@fsvp/ui/dialogs';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { useId } from 'react';

/** A file that a form can write for. */
export interface TickRow {
  file: FsvpFile;
  /** What is there already, or why nothing can be written. */
  text: string;
  isReady: boolean;
  /** What became of it when the form was saved. */
  outcome?: { isDone: boolean; text: string };
}

interface FileTicksProps {
  rows: readonly TickRow[];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}

/** The files that a form writes for. Each can be unticked. */
export function FileTicks({ rows, ticked, onTick }: FileTicksProps) {
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    onTick(next);
  };
  return (
    <CardList
      label={t({ defaultMessage: 'Files that are written' })}
      look="rows"
      items={rows}
      itemKey={({ file }) => file.id}
      emptyText={t({ defaultMessage: 'No file' })}
      render={(row) => <TickItem row={row} isTicked={ticked.has(row.file.id)} onTick={(is) => tick(row.file.id, is)} />}
    />
  );
}

function TickItem({ row, isTicked, onTick }: { row: TickRow; isTicked: boolean; onTick: (is: boolean) => void }) {
  const { file, text, isReady, outcome } = row;
  const id = useId();
  return (
    <Inline gap={3} align="start" wrap={false}>
      <Checkbox
        id={id}
        aria-describedby={`${id}-state`}
        checked={isTicked && isReady}
        disabled={!isReady}
        onChange={onTick}
      />
      <Stack gap={0}>
        <label htmlFor={id}>
          <Text weight="semibold" lines={2}>
            {t(
              { defaultMessage: '{number} · {foodName} from {supplierName}' },
              { number: file.number, foodName: file.foodName, supplierName: file.supplierName },
            )}
          </Text>
        </label>
        <span id={`${id}-state`}>
          <Text size="meta" tone="muted">
            {[file.importerName, text].filter(Boolean).join(': ')}
          </Text>
        </span>
        {outcome ? (
          <Text size="meta" tone={outcome.isDone ? 'muted' : 'bad'}>
            {outcome.text}
          </Text>
        ) : null}
        {isReady ? null : (
          <TextLink href={hrefs.fsvpFile(file.id)}>
            {t({ defaultMessage: 'Show {number}' }, { number: file.number })}
          </TextLink>
        )}
      </Stack>
    </Inline>
  );
}
