import { useId, useState, type DragEvent } from 'react';
import { FileUp } from 'lucide-react';
import { cx } from '../foundation/cx.js';

export interface FileDropProps {
  label: string;
  onFile: (file: File) => void;
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

/** Input for one file, dropped or chosen. */
export function FileDrop({ label, onFile, accept, disabled = false, hint, fileName, error }: FileDropProps) {
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
    if (!reason) onFile(file);
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
          acceptFile(event.dataTransfer.files);
        }}
        className={cx(
          'relative flex min-h-32 flex-col items-center justify-center gap-1 rounded-card border p-4 text-center text-body',
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
          {fileName ?? 'Drop a file here, or click to choose one'}
        </span>
        <input
          type="file"
          accept={accept}
          disabled={disabled}
          aria-describedby={cx(hint && `${id}-hint`, message && `${id}-error`) || undefined}
          aria-invalid={message ? true : undefined}
          onChange={(event) => {
            acceptFile(event.target.files);
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
