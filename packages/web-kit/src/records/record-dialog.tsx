import type { CallDefinition, ResponseOf } from '@fsvp/contracts/core/call';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { SignatureCalls } from '@fsvp/contracts/signatures/signature';
import { ErrorState, Spinner, Stack, TextLink, useLastDefined } from '@fsvp/ui';
import { Dialog, type DialogProps } from '@fsvp/ui/dialogs';
import type { ReactNode } from 'react';
import { Signatures, usePrefetchedSignatures, type SignaturesProps } from '../signatures/signatures.js';
import { loadError } from './load-error.js';
import { useRecord } from './use-record.js';

interface RecordDialogProps<C extends CallDefinition> extends Pick<DialogProps, 'size'> {
  /** Loads the record: a GET with `{id}` at the end of its path. */
  call: C;
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** The copy from the list, shown until the record is loaded. */
  known: ResponseOf<C> | undefined;
  /** A function gets undefined while there is no record. */
  title: string | ((record: ResponseOf<C> | undefined) => string);
  description?: (record: ResponseOf<C>) => ReactNode;
  /** Title of a failed load, such as 'The supplier could not be loaded'. */
  failure: string;
  onClose: () => void;
  /** Of records that can be signed: shows their signatures. */
  signatures?: SignatureCalls;
  /** Who may sign; by default qualified individuals. */
  signaturePermission?: SignaturesProps['permission'];
  /** Whether a record can't be signed any more. */
  signaturesClosed?: (record: ResponseOf<C>) => boolean;
  /** The dialog's buttons, once the record is loaded. */
  footer?: (record: ResponseOf<C>) => ReactNode;
  children: (record: ResponseOf<C>) => ReactNode;
}

/** Details of one record: a spinner, then the record with a link to its audit trail, or why it could not be loaded. */
export function RecordDialog<C extends CallDefinition>({ id, ...props }: RecordDialogProps<C>) {
  const shown = useLastDefined(id);
  return shown === undefined ? null : <ShownRecord key={shown} {...props} id={shown} open={id !== undefined} />;
}

function ShownRecord<C extends CallDefinition>({
  call,
  id,
  known,
  open,
  title,
  description,
  size,
  failure,
  onClose,
  signatures,
  signaturePermission,
  signaturesClosed,
  footer,
  children,
}: RecordDialogProps<C> & { id: string; open: boolean }) {
  const query = useRecord(call, id, { known, enabled: open });
  const { data } = query;
  const error = loadError(query, failure);
  usePrefetchedSignatures(signatures, id);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={typeof title === 'string' ? title : title(data)}
      description={data === undefined ? undefined : description?.(data)}
      size={size}
      initialFocus="heading"
      inUrl
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
          {signatures ? (
            <Signatures calls={signatures} id={id} permission={signaturePermission} closed={signaturesClosed?.(data)} />
          ) : null}
          <p>
            <TextLink href={hrefs.history(id)} printed={false}>
              Change history
            </TextLink>
          </p>
        </Stack>
      )}
    </Dialog>
  );
}
