import type { ClientInput } from '@fsvp/contracts/core/call';
import { createDocument } from '@fsvp/contracts/documents/document';
import type { NewDocumentLinks } from '@fsvp/contracts/documents/hrefs';
import { isLeavingWithDrafts } from '@fsvp/ui';
import { api, ApiError, invalidate, useQueryClient } from '@fsvp/web-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCreateDocument } from '../api/create-document.js';
import { defaultDocumentText } from './document-links.js';
import { keepUpload } from './kept-upload.js';
import type { UploadedFile } from './uploader.js';

const BAD_REQUEST = 400;
const CONFLICT = 409;

type NewDocument = ClientInput<typeof createDocument>['body'];

/** The document that an uploaded file becomes without details. */
function defaultDocument({ fileName, filePath }: UploadedFile, links: NewDocumentLinks): NewDocument {
  return { ...links, title: fileName, type: 'other', fileName, filePath };
}

/**
 * Registers an uploaded file as a document: `register` when the dialog is closed, otherwise by itself when the screen
 * unmounts or the page is left. Call `markRegistered` when the form has created the document.
 */
export function useRegisterUpload(file: UploadedFile, links: NewDocumentLinks) {
  const client = useQueryClient();
  const create = useCreateDocument((document) => `${document.title} was kept as ${defaultDocumentText(document)}`);
  const unregistered = useRef(true);

  const registerOnLeave = useEffectEvent((send: (body: NewDocument) => void) => {
    if (!unregistered.current) return;
    unregistered.current = false;
    send(defaultDocument(file, links));
  });
  const keepFile = useEffectEvent(() => {
    if (unregistered.current) keepUpload(file);
  });
  useEffect(() => {
    // The browser cancels a fetch when the page is left, but not a beacon.
    const onPageHide = () => {
      if (isLeavingWithDrafts()) keepFile();
      else
        registerOnLeave((body) =>
          navigator.sendBeacon(createDocument.path, new Blob([JSON.stringify(body)], { type: 'application/json' })),
        );
    };
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      registerOnLeave((body) => {
        const refresh = () => invalidate(client, ['document']);
        api.call(createDocument, { body }).then(refresh, refresh);
      });
    };
  }, [client]);

  return {
    registering: create.isPending,
    markRegistered: () => {
      unregistered.current = false;
    },
    /** Rejects if the file could not be registered; the dialog then stays open. */
    register: async () => {
      try {
        await create.mutateAsync({ body: defaultDocument(file, links) });
      } catch (error) {
        const status = error instanceof ApiError ? error.status : undefined;
        // Register the file without its links if the server rejects them.
        if (status === BAD_REQUEST && Object.keys(links).length > 0)
          await create.mutateAsync({ body: defaultDocument(file, {}) });
        // An earlier attempt succeeded, but its response was lost.
        else if (status === CONFLICT) void invalidate(client, ['document']);
        else throw error;
      }
      unregistered.current = false;
    },
  };
}
