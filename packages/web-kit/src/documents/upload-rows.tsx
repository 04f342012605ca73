import type { Document } from '@fsvp/contracts/documents/document';
import type { NewDocumentLinks } from '@fsvp/contracts/documents/hrefs';
import { Button, CardList, Inline, Pagination, ProgressBar, Spinner, Stack, t, Text } from '@fsvp/ui';
import { useFormCheck, useUnsavedWork, type ChosenFile } from '@fsvp/ui/dialogs';
import { useState } from 'react';
import type { KnownSupplier } from './guess-file.js';
import { UploadRowFields } from './upload-row-fields.js';
import { rowErrors, type RowValues, type UploadRow } from './upload-row.js';
import { useUploadRows } from './use-upload-rows.js';

/** Rows with fields, more of which would be slow. */
const PAGE = 20;

const notUploaded = () => t({ defaultMessage: 'Upload these files or remove them before you save.' });

export interface UploadRowsProps {
  /** Appended to as files are chosen. */
  files: readonly ChosenFile[];
  links: NewDocumentLinks;
  onStored: (document: Document) => void;
}

/** A row for each chosen file, with what it seems to be, until it is a document. */
export function UploadRows({ files, links, onStored }: UploadRowsProps) {
  const { rows, suppliers, stored, progress, upload, correct, remove } = useUploadRows(files, links, onStored);
  const [offset, setOffset] = useState(0);
  const open = rows.length > 0;
  const isFormRefused = useFormCheck(open, notUploaded());
  useUnsavedWork(open);
  const first = Math.min(offset, Math.max(0, Math.ceil(rows.length / PAGE) - 1) * PAGE);
  const waiting = rows.filter(({ state }) => state === 'ready' || state === 'failed' || state === 'uncertain');
  const faulty = waiting.filter(({ values }) => Object.keys(rowErrors(values)).length > 0).length;
  const refused = rows.filter(({ state }) => state === 'refused');
  const failed = rows.filter(({ state }) => state === 'failed' || state === 'uncertain').length;
  const left = progress ? 0 : rows.length;
  const reading = rows.filter(({ state }) => state === 'reading').length;
  return (
    <Stack gap={3}>
      <div role="status">
        {stored > 0 || failed > 0 ? (
          <Text size="meta" tone={failed > 0 ? 'bad' : 'muted'}>
            {[
              stored > 0
                ? t(
                    { defaultMessage: '{stored, plural, one {# file uploaded.} other {# files uploaded.}}' },
                    { stored },
                  )
                : '',
              left > 0
                ? t(
                    {
                      defaultMessage:
                        '{left, plural, one {# file not uploaded: see below.} other {# files not uploaded: see below.}}',
                    },
                    { left },
                  )
                : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
        ) : null}
      </div>
      {open ? (
        // Enter in a field does not save the form around.
        <div
          role="group"
          aria-label={t({ defaultMessage: 'Files to upload' })}
          aria-invalid={isFormRefused || undefined}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
          }}
        >
          <Stack gap={3}>
            {suppliers ? null : (
              <Text as="p" size="meta" tone="muted">
                {t({ defaultMessage: 'The supplier is not guessed in a directory of more than 10,000 suppliers.' })}
              </Text>
            )}
            {reading > 0 ? (
              <Spinner
                label={t(
                  { defaultMessage: '{reading, plural, one {Reading # file…} other {Reading # files…}}' },
                  { reading },
                )}
              />
            ) : null}
            <CardList
              label={t({ defaultMessage: 'Files to upload' })}
              items={rows.slice(first, first + PAGE)}
              itemKey={({ key }) => key}
              emptyText=""
              render={(row) => (
                <Row
                  row={row}
                  hasSupplier={links.supplierId !== undefined}
                  suppliers={suppliers ?? []}
                  isBusy={progress !== undefined}
                  onCorrect={(values) => correct(row, values)}
                  onRemove={() => remove([row.key])}
                  onSend={() => void upload([row])}
                />
              )}
            />
            {rows.length > PAGE ? (
              <Pagination
                label={t({ defaultMessage: 'Pages of files' })}
                offset={first}
                limit={PAGE}
                total={rows.length}
                onChange={setOffset}
              />
            ) : null}
            {isFormRefused ? (
              <Text as="p" tone="bad">
                {notUploaded()}
              </Text>
            ) : null}
            {progress ? (
              <ProgressBar
                label={t(
                  { defaultMessage: '{count, plural, one {Uploading # file…} other {Uploading # files…}}' },
                  { count: progress.total },
                )}
                value={progress.total > 1 ? (progress.done / progress.total) * 100 : undefined}
              />
            ) : (
              <Inline>
                <Button
                  variant="outline"
                  disabled={reading > 0 || waiting.length === faulty}
                  onClick={() => void upload()}
                >
                  {t(
                    { defaultMessage: '{count, plural, one {Upload # file} other {Upload # files}}' },
                    { count: waiting.length - faulty },
                  )}
                </Button>
                {refused.length > 0 && refused.length < rows.length ? (
                  <Button variant="ghost" onClick={() => remove(refused.map(({ key }) => key))}>
                    {t(
                      {
                        defaultMessage:
                          '{count, plural, one {Remove # file that cannot be uploaded} other {Remove # files that cannot be uploaded}}',
                      },
                      { count: refused.length },
                    )}
                  </Button>
                ) : null}
                {rows.length > 1 ? (
                  <Button variant="ghost" onClick={() => remove(rows.map(({ key }) => key))}>
                    {t({ defaultMessage: 'Remove all' })}
                  </Button>
                ) : null}
              </Inline>
            )}
          </Stack>
        </div>
      ) : null}
    </Stack>
  );
}

interface RowProps {
  row: UploadRow;
  hasSupplier: boolean;
  suppliers: readonly KnownSupplier[];
  isBusy: boolean;
  onCorrect: (values: Partial<RowValues>) => void;
  onRemove: () => void;
  /** By itself, again or in spite of a doubt. */
  onSend: () => void;
}

function Row({ row, hasSupplier, suppliers, isBusy, onCorrect, onRemove, onSend }: RowProps) {
  const { file, path, state, problem, values } = row;
  const supplier = suppliers.find(({ id }) => id === values.supplierId);
  return (
    <div role="group" aria-label={file.name}>
      <Stack gap={3}>
        <Inline justify="between" wrap={false}>
          <Stack gap={0}>
            <Text weight="medium" truncate>
              {file.name}
            </Text>
            {path === file.name ? null : (
              <Text size="meta" tone="muted" truncate>
                {path}
              </Text>
            )}
          </Stack>
          <Inline gap={1} wrap={false}>
            {problem && state !== 'refused' ? (
              <Button
                variant="outline"
                size="sm"
                disabled={isBusy}
                onClick={onSend}
                aria-label={
                  state === 'doubtful'
                    ? t({ defaultMessage: 'Upload anyway: {name}' }, { name: file.name })
                    : t({ defaultMessage: 'Retry {name}' }, { name: file.name })
                }
              >
                {state === 'doubtful' ? t({ defaultMessage: 'Upload anyway' }) : t({ defaultMessage: 'Retry' })}
              </Button>
            ) : null}
            <Button
              variant="ghost"
              size="sm"
              disabled={state === 'sending'}
              onClick={onRemove}
              aria-label={t({ defaultMessage: 'Remove {name}' }, { name: file.name })}
            >
              {t({ defaultMessage: 'Remove' })}
            </Button>
          </Inline>
        </Inline>
        {problem ? (
          <Text as="p" tone={state === 'doubtful' ? 'warning' : 'bad'}>
            {problem}
          </Text>
        ) : null}
        {state === 'reading' || state === 'refused' ? null : (
          <UploadRowFields row={row} hasSupplier={hasSupplier} supplierName={supplier?.name} onCorrect={onCorrect} />
        )}
      </Stack>
    </div>
  );
}
