import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { listFsvpFiles, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button, EmptyState, ErrorState, Inline, Spinner, Stack, t, Text } from '@fsvp/ui';
import { Dialog, FormActions } from '@fsvp/ui/dialogs';
import { loadError, useApiQuery, useUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import type { FileQuery } from '../../fsvp-files/api/list-files.js';
import { filesUrl, lifecyclesOf, MAX_SESSION_FILES } from '../../fsvp-files/fsvp-files.url.js';
import { FileTicks } from './file-ticks.js';

/** The filters of the list or the portfolio. */
export type FilesFilter = Omit<FileQuery, 'offset' | 'sort' | 'order'>;

/** Chooses the files of one session: some of those that are not ready, or all of one food or one supplier. */
export function ChooseFilesDialog({ filter, onClose }: { filter: FilesFilter; onClose: () => void }) {
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t({ defaultMessage: 'Get Several Files Ready' })}
      description={t({
        defaultMessage:
          'Open files that match the filters and are not ready, worst first. Questions that count for several are asked once.',
      })}
    >
      <Choices filter={filter} onClose={onClose} />
    </Dialog>
  );
}

function Choices({ filter, onClose }: { filter: FilesFilter; onClose: () => void }) {
  const lifecycle = filter.lifecycle ?? lifecyclesOf(undefined);
  const query = useApiQuery(listFsvpFiles, {
    query: { ...filter, lifecycle, sort: 'readiness', order: 'asc', limit: MAX_LIMIT },
  });
  const error = loadError(query, t({ defaultMessage: 'The FSVP files could not be loaded' }));
  const files = query.data?.fsvpFiles.filter(
    ({ lifecycle: state, readiness }) => state !== 'closed' && readiness.verdict !== 'ready',
  );
  if (files?.length === 0)
    return <EmptyState text={t({ defaultMessage: 'All open files that match the filters are ready.' })} />;
  if (files) return <Ticks files={files} onClose={onClose} />;
  return error ? <ErrorState {...error} /> : <Spinner label={t({ defaultMessage: 'Loading…' })} />;
}

function Ticks({ files, onClose }: { files: readonly FsvpFile[]; onClose: () => void }) {
  const [, setState] = useUrlState(filesUrl);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const groups = [
    ...groupsOf(
      files,
      ({ foodId }) => foodId,
      ({ foodName }) => foodName,
    ),
    ...groupsOf(
      files,
      ({ supplierId }) => supplierId,
      ({ supplierName }) => supplierName,
    ),
  ];
  const chosen = files.filter(({ id }) => ticked.has(id));
  const isTooMany = chosen.length > MAX_SESSION_FILES;
  return (
    <Stack gap={4}>
      {groups.length > 0 ? (
        <Inline>
          {groups.map(({ key, name, ids }) => (
            <Button key={key} variant="outline" size="sm" onClick={() => setTicked(new Set(ids))}>
              {t({ defaultMessage: 'All of {name} ({count})' }, { name, count: ids.length })}
            </Button>
          ))}
        </Inline>
      ) : null}
      <FileTicks
        rows={files.map((file) => ({
          file,
          text: t({ defaultMessage: '{count} missing' }, { count: file.readiness.missing.length }),
          isReady: true,
        }))}
        ticked={ticked}
        onTick={setTicked}
      />
      {isTooMany ? (
        <Text tone="bad">
          {t(
            { defaultMessage: '{most, plural, one {Choose at most # file.} other {Choose at most # files.}}' },
            { most: MAX_SESSION_FILES },
          )}
        </Text>
      ) : null}
      <FormActions>
        <Button variant="outline" onClick={onClose}>
          {t({ defaultMessage: 'Cancel' })}
        </Button>
        <Button
          disabled={chosen.length === 0 || isTooMany}
          onClick={() => {
            const [only, ...others] = chosen.map(({ id }) => id);
            onClose();
            setState(others.length === 0 ? { view: only, session: '1' } : { files: [only!, ...others] });
          }}
        >
          {chosen.length > 0
            ? t(
                { defaultMessage: '{count, plural, one {Get # file ready} other {Get # files ready}}' },
                { count: chosen.length },
              )
            : t({ defaultMessage: 'Get ready' })}
        </Button>
      </FormActions>
    </Stack>
  );
}

/** Foods or suppliers with more than one of the files, those with most files first. */
function groupsOf(
  files: readonly FsvpFile[],
  keyOf: (file: FsvpFile) => string,
  nameOf: (file: FsvpFile) => string,
): { key: string; name: string; ids: string[] }[] {
  const groups = new Map<string, { key: string; name: string; ids: string[] }>();
  for (const file of files) {
    const key = keyOf(file);
    const group = groups.get(key) ?? { key, name: nameOf(file), ids: [] };
    group.ids.push(file.id);
    groups.set(key, group);
  }
  return [...groups.values()]
    .filter(({ ids }) => ids.length > 1)
    .sort((one, other) => other.ids.length - one.ids.length)
    .slice(0, SHOWN_GROUPS);
}

const SHOWN_GROUPS = 5;
