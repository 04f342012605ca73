import { lazyComponent, lazyDialogs } from '@fsvp/web-kit';
import type { FileActionsProps } from './file-actions.js';
import type { FileDialogsProps } from './file-dialogs.js';
import type { LoadedFileProps } from './loaded-file.js';

// One chunk, which the list does not need: it is loaded on first use of the list, or with the page of a file.

export const FileDialogs = lazyDialogs<FileDialogsProps>(async () => ({
  default: (await import(/* webpackChunkName: "file" */ './file-dialogs.js')).FileDialogs,
}));

export const FileActions = lazyComponent<FileActionsProps>(async () => ({
  default: (await import(/* webpackChunkName: "file" */ './file-actions.js')).FileActions,
}));

export const LoadedFile = lazyComponent<LoadedFileProps>(async () => ({
  default: (await import(/* webpackChunkName: "file" */ './loaded-file.js')).LoadedFile,
}));
