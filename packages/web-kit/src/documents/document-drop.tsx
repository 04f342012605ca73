import type { Document } from '@fsvp/contracts/documents/document';
import type { NewDocumentLinks } from '@fsvp/contracts/documents/hrefs';
import { Spinner, Stack, t } from '@fsvp/ui';
import { FileDrop, type ChosenFile } from '@fsvp/ui/dialogs';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../modules/lazy-component.js';
import { useMay } from '../session/use-may.js';
import type { UploadRowsProps } from './upload-rows.js';

const UploadRows = lazyComponent<UploadRowsProps>(async () => ({
  default: (await import('./upload-rows.js')).UploadRows,
}));

interface DocumentRowsProps {
  /** Appended to as files are chosen. */
  files: readonly ChosenFile[];
  links?: NewDocumentLinks | undefined;
  onStored?: ((document: Document) => void) | undefined;
}

const NO_LINKS: NewDocumentLinks = {};

/** Files on their way to be documents: for a screen that takes other files with the same drop. */
export function DocumentRows({ files, links = NO_LINKS, onStored }: DocumentRowsProps) {
  return (
    <Suspense fallback={<Spinner label={t({ defaultMessage: 'Loading…' })} />}>
      <UploadRows files={files} links={links} onStored={(document) => onStored?.(document)} />
    </Suspense>
  );
}

export interface DocumentDropProps {
  label?: string;
  hint?: string;
  compact?: boolean;
  /** Takes one file at a time. */
  single?: boolean;
  /** Of each new document. A supplier is then not asked for. */
  links?: NewDocumentLinks;
  /** Called for each file as soon as it is a document. */
  onStored?: (document: Document) => void;
}

/**
 * Takes files, dropped or chosen, and makes them documents without leaving the form around. What they are is guessed and shown to correct.
 * Renders nothing for people who may not upload.
 */
export function DocumentDrop(props: DocumentDropProps) {
  const { single = false, hint, compact = true, links, onStored } = props;
  const { label = single ? t({ defaultMessage: 'Upload a file' }) : t({ defaultMessage: 'Upload files' }) } = props;
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  if (!useMay('write')) return null;
  const add = (chosen: readonly ChosenFile[]) => setFiles((before) => [...before, ...chosen]);
  return (
    <Stack gap={3}>
      <div onPointerEnter={UploadRows.prefetch} onFocus={UploadRows.prefetch}>
        <FileDrop
          label={label}
          hint={hint}
          compact={compact}
          {...(single ? { onFile: (file) => add([{ file, path: file.name }]) } : { onFiles: add })}
        />
      </div>
      {files.length > 0 ? <DocumentRows files={files} links={links} onStored={onStored} /> : null}
    </Stack>
  );
}
