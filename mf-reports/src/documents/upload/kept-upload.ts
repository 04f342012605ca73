import type { UploadedFile } from './uploader.js';

const STORED = 'kept-upload';

interface KeptUpload {
  file: UploadedFile;
  /** The URL of the dialog that sent the file. */
  href: string;
}

const currentHref = () => window.location.pathname + window.location.search;

/** Keeps an uploaded file that is not yet a document when the session ends. */
export function keepUpload(file: UploadedFile): void {
  try {
    window.sessionStorage.setItem(STORED, JSON.stringify({ file, href: currentHref() } satisfies KeptUpload));
  } catch {
    // Storage may be disabled or full; the file must then be chosen again.
  }
}

/** The file that this dialog had sent when the session ended. */
export function readKeptUpload(): UploadedFile | undefined {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(STORED) ?? 'null') as KeptUpload | null;
    return kept?.href === currentHref() ? kept.file : undefined;
  } catch {
    return undefined;
  }
}

export function forgetKeptUpload(): void {
  try {
    window.sessionStorage.removeItem(STORED);
  } catch {
    // Storage may be disabled: nothing was kept.
  }
}
