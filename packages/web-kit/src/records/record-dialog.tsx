import type { CallDefinition, ResponseOf } from '@fsvp/contracts/core/call';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { SignatureCalls } from '@fsvp/contracts/signatures/signature';
import { Button, ErrorState, Spinner, Stack, TextLink, useLastDefined } from '@fsvp/ui';
import { Dialog, type DialogProps } from '@fsvp/ui/dialogs';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMay } from '../session/use-may.js';
import { Signatures, usePrefetchedSignatures, type SignaturesProps } from '../signatures/signatures.js';
import { loadError } from './load-error.js';
import { useRecord } from './use-record.js';

/** What a screen gives to the details of its records. */
export interface RecordDetails<T> {
  /** Undefined closes the dialog. */
  id: string | undefined;
  /** The copy from the list, shown until the record is loaded. */
  known: T | undefined;
  onClose: () => void;
  /** Adds the button Edit, for those who may change records. */
  onEdit?: (record: T) => void;
  /** Adds the button Delete, for those who may change records. */
  onDelete?: (record: T) => void;
}

interface RecordDialogProps<C extends CallDefinition> extends Pick<DialogProps, 'size'>, RecordDetails<ResponseOf<C>> {
  /** Loads the record: a GET with `{id}` at the end of its path. */
  call: C;
  /** A function gets undefined while there is no record. */
  title: string | ((record: ResponseOf<C> | undefined) => string);
  description?: (record: ResponseOf<C>) => ReactNode;
  /** Title of a failed load, such as 'The supplier could not be loaded'. */
  failure: string;
  /** Of records that can be signed: shows their signatures. */
  signatures?: SignatureCalls;
  /** Who may sign; by default qualified individuals. */
  signaturePermission?: SignaturesProps['permission'];
  /** Whether a record can't be signed any more. */
  signaturesClosed?: (record: ResponseOf<C>) => boolean;
  editLabel?: string;
  deleteLabel?: string;
  /** Whether a record has the buttons Edit and Delete; by default all have. */
  changeable?: (record: ResponseOf<C>) => boolean;
  /** Adds the button Close. */
  closeButton?: boolean;
  /** Buttons between Delete and Edit. */
  actions?: (record: ResponseOf<C>) => ReactNode;
  /** Other buttons in place of Delete, Close and Edit, once the record is loaded. */
  footer?: (record: ResponseOf<C>) => ReactNode;
  children: (record: ResponseOf<C>) => ReactNode;
}

/** Details of one record: a spinner, then the record with a link to its audit trail, or why it could not be loaded. */
export function RecordDialog<C extends CallDefinition>({ id, ...props }: RecordDialogProps<C>) {
  const shown = useLastDefined(id);
  return shown === undefined ? null : <ShownRecord key={shown} {...props} id={shown} open={id !== undefined} />;
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

type ButtonProps<C extends CallDefinition> = Pick<
  RecordDialogProps<C>,
  'onClose' | 'onEdit' | 'onDelete' | 'editLabel' | 'deleteLabel' | 'changeable' | 'closeButton' | 'actions'
> & { record: ResponseOf<C> };

function Buttons<C extends CallDefinition>({
  record,
  onClose,
  onEdit,
  onDelete,
  editLabel = 'Edit',
  deleteLabel = 'Delete',
  changeable,
  closeButton = false,
  actions,
}: ButtonProps<C>) {
  const isChangeable = useMay('write') && (changeable?.(record) ?? true);
  return (
    <>
      {onDelete && isChangeable ? (
        <Button variant="ghost" icon={<Trash2 {...icon} />} onClick={() => onDelete(record)}>
          {deleteLabel}
        </Button>
      ) : null}
      {closeButton ? (
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      ) : null}
      {actions?.(record)}
      {onEdit && isChangeable ? (
        <Button icon={<Pencil {...icon} />} onClick={() => onEdit(record)}>
          {editLabel}
        </Button>
      ) : null}
    </>
  );
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
  ...buttons
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
      footer={
        data === undefined ? undefined : footer ? (
          footer(data)
        ) : (
          <Buttons {...buttons} record={data} onClose={onClose} />
        )
      }
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
