import { PREVIEWABLE_TYPES } from '@fsvp/contracts/documents/document';

/** Whether the file can be shown in the preview. */
export function isPreviewed(mimeType: string): boolean {
  return (PREVIEWABLE_TYPES as readonly string[]).includes(mimeType);
}

/** For a file that was received completely but cannot be rendered. */
export const DAMAGED = 'The file is damaged and can’t be shown. Download it to try another program.';
export const PROTECTED = 'The file is protected by a password. Download it to open it with its password.';
