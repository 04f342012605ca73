import { useId, useState, type DragEvent } from 'react';
import { FileUp } from 'lucide-react';
import { cx } from '../foundation/cx.js';
import { chosenFiles, readDroppedFiles, type ChosenFile } from './read-dropped-files.js';

export interface FileDropProps {
  label: string;
  onFile?: (file: File) => void;
  /** Takes several files, also whole folders, instead of one. */
  onFiles?: (files: ChosenFile[]) => void;
  /** One line, for an addition to a field. */
  compact?: boolean;
  /** Same syntax as `accept` of an input: '.csv,text/csv,image/*'. */
  accept?: string;
  disabled?: boolean;
  hint?: string;
  /** Shown instead of the label's second line, such as the chosen file's name. */
  fileName?: string;
  error?: string;
}

function isAccepted(file: File, accept: string | undefined): boolean {
  if (!accept) return true;
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => {
      if (part.startsWith('.')) return file.name.toLowerCase().endsWith(part);
      return part.endsWith('/*') ? file.type.startsWith(part.slice(0, -1)) : file.type === part;
    });
}

/** Input for one file, or for several with `onFiles`, dropped or chosen. */
export function FileDrop(props: FileDropProps) {
  const { label, onFile, onFiles, compact = false, accept, disabled = false, hint, fileName, error } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const [rejection, setRejection] = useState('');
  const message = error ?? rejection;

  const acceptFile = (files: FileList | null) => {
    const file = files?.[0];
    if (!file || disabled) return;
    const reason =
      files.length > 1
        ? 'Choose one file at a time.'
        : isAccepted(file, accept)
          ? ''
          : `${file.name} has an unsupported file type.`;
    setRejection(reason);
    if (!reason) onFile?.(file);
  };
  const drop = async (data: DataTransfer) => {
    if (!onFiles) return acceptFile(data.files);
    if (disabled) return;
    const files = await readDroppedFiles(data).catch(() => undefined);
    setRejection(files ? '' : 'The files could not be read. Choose them instead.');
    if (files?.length) onFiles(files);
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };

  return (
    <div className="flex flex-col gap-1.5">
      <label
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          void drop(event.dataTransfer);
        }}
        className={cx(
          'relative flex items-center justify-center rounded-card border text-center text-body',
          compact ? 'min-h-11 flex-wrap gap-x-2 px-3 py-2' : 'min-h-32 flex-col gap-1 p-4',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          over ? 'border-solid' : 'border-dashed',
          message ? 'border-bad' : over ? 'border-accent' : 'border-control',
          disabled
            ? 'cursor-not-allowed bg-sunken text-subtle'
            : cx('cursor-pointer hover:bg-sunken', over ? 'bg-selected' : 'bg-surface'),
        )}
      >
        <FileUp aria-hidden size={20} strokeWidth={1.75} className="text-subtle" />
        <span className="font-medium">{label}</span>
        <span className="max-w-full break-words text-muted">
          {fileName ??
            (onFiles ? 'Drop files or folders here, or click to choose' : 'Drop a file here, or click to choose one')}
        </span>
        <input
          type="file"
          multiple={Boolean(onFiles)}
          accept={accept}
          disabled={disabled}
          aria-describedby={cx(hint && `${id}-hint`, message && `${id}-error`) || undefined}
          aria-invalid={message ? true : undefined}
          onChange={(event) => {
            if (onFiles && event.target.files?.length) onFiles(chosenFiles(event.target.files));
            else acceptFile(event.target.files);
            // Lets the user choose the same file again after correcting it.
            event.target.value = '';
          }}
          className="absolute inset-0 size-full cursor-[inherit] opacity-0"
        />
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-meta font-normal text-subtle">
          {hint}
        </p>
      ) : null}
      {message ? (
        <p id={`${id}-error`} role="alert" className="text-meta text-bad">
          {message}
        </p>
      ) : null}
    </div>
  );
}
