import { hrefs } from '@fsvp/contracts/hrefs';
import { Dialog, ErrorState, Spinner, Stack, TextLink, type DialogProps } from '@fsvp/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadError } from './load-error.js';

interface RecordDialogProps<T extends { id: string }> extends Pick<DialogProps, 'open' | 'title' | 'size'> {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'error' | 'refetch'>;
  /** Title of a failed load, such as 'The supplier could not be loaded'. */
  failure: string;
  onClose: () => void;
  /** The dialog's buttons, once the record is there. */
  footer?: (record: T) => ReactNode;
  children: (record: T) => ReactNode;
}

/** Details of one record: a spinner, then the record with the way to its history in the audit trail, or what went wrong with Retry. */
export function RecordDialog<T extends { id: string }>({
  open,
  title,
  size,
  query,
  failure,
  onClose,
  footer,
  children,
}: RecordDialogProps<T>) {
  const { data } = query;
  const error = loadError(query, failure);
  const close = (next: boolean) => {
    if (!next) onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={title}
      size={size}
      footer={data === undefined ? undefined : footer?.(data)}
    >
      {data === undefined ? (
        error ? (
          <ErrorState {...error} />
        ) : (
          <Spinner label="Loading…" />
        )
      ) : (
        <Stack gap={5}>
          {children(data)}
          <p>
            <TextLink href={hrefs.history(data.id)}>History of changes</TextLink>
          </p>
        </Stack>
      )}
    </Dialog>
  );
}
