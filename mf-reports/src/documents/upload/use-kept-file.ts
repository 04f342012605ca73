import type { ClientInput } from '@fsvp/contracts/call';
import { createDocument, listDocuments } from '@fsvp/contracts/document';
import { api, ApiError, invalidate, useQueryClient } from '@fsvp/web-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCreateDocument } from '../api/create-document.js';
import type { SentFile } from './use-upload.js';

const CONFLICT = 409;

type NewDocument = ClientInput<typeof createDocument>['body'];

/** What an uploaded file becomes when its dialog is left: no upload is ever orphaned from view (decisions §4). */
function systemDocument({ fileName, filePath }: SentFile): NewDocument {
  return { title: fileName, type: 'other', fileName, filePath };
}

/**
 * Sees to it that an uploaded file becomes a document: by `keep` when the dialog is left, else by itself when the screen or the
 * whole page goes away. `registered` says that it is one.
 */
export function useKeptFile(file: SentFile) {
  const client = useQueryClient();
  const create = useCreateDocument(({ title }) => `${title} was kept as a system document of type Other`);
  const waiting = useRef(true);

  const keepOnWayOut = useEffectEvent((send: (body: NewDocument) => void) => {
    if (!waiting.current) return;
    waiting.current = false;
    send(systemDocument(file));
  });
  useEffect(() => {
    // A call would be cut off with the page; a beacon is sent all the same.
    const onPageHide = () => keepOnWayOut((body) => navigator.sendBeacon(createDocument.path, new Blob([JSON.stringify(body)], { type: 'application/json' })));
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      keepOnWayOut((body) => {
        const list = () => invalidate(client, [listDocuments]);
        api.call(createDocument, { body }).then(list, list);
      });
    };
  }, [client]);

  return {
    keeping: create.isPending,
    registered: () => {
      waiting.current = false;
    },
    /** Rejects where the file could not be registered: the dialog then stays. */
    keep: async () => {
      try {
        await create.mutateAsync({ body: systemDocument(file) });
      } catch (error) {
        // An earlier try got through although its answer was lost.
        if (!(error instanceof ApiError) || error.status !== CONFLICT) throw error;
        void invalidate(client, [listDocuments]);
      }
      waiting.current = false;
    },
  };
}
