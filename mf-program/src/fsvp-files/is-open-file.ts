import type { FsvpFile, Lifecycle } from '@fsvp/contracts/program/fsvp-file';

export function isOpenFile(file: FsvpFile): file is FsvpFile & { lifecycle: Exclude<Lifecycle, 'closed'> } {
  return file.lifecycle !== 'closed';
}
