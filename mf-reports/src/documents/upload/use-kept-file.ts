import type { ClientInput } from '@fsvp/contracts/call';
import { createDocument } from '@fsvp/contracts/document';
import type { NewDocumentLinks } from '@fsvp/contracts/hrefs';
import { api, ApiError, invalidate, useQueryClient } from '@fsvp/web-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCreateDocument } from '../api/create-document.js';
import { keptAs } from './document-links.js';
import type { SentFile } from './uploader.js';

const BAD_REQUEST = 400;
const CONFLICT = 409;

type NewDocument = ClientInput<typeof createDocument>['body'];

/** What an uploaded file becomes when its dialog is left: no upload is ever orphaned from view. */
function undescribed({ fileName, filePath }: SentFile, links: NewDocumentLinks): NewDocument {
  return { ...links, title: fileName, type: 'other', fileName, filePath };
}

/**
 * Sees to it that an uploaded file becomes a document: by `keep` when the dialog is left, else by itself when the screen or the
 * whole page goes away. `registered` says that it is one.
 */
export function useKeptFile(file: SentFile, links: NewDocumentLinks) {
  const client = useQueryClient();
  const create = useCreateDocument((document) => `${document.title} was kept as ${keptAs(document)}`);
  const waiting = useRef(true);

  const keepOnWayOut = useEffectEvent((send: (body: NewDocument) => void) => {
    if (!waiting.current) return;
    waiting.current = false;
    send(undescribed(file, links));
  });
  useEffect(() => {
    // A call would be cut off with the page; a beacon is sent all the same.
    const onPageHide = () =>
      keepOnWayOut((body) =>
        navigator.sendBeacon(createDocument.path, new Blob([JSON.stringify(body)], { type: 'application/json' })),
      );
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      keepOnWayOut((body) => {
        const list = () => invalidate(client, ['document']);
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
        await create.mutateAsync({ body: undescribed(file, links) });
      } catch (error) {
        const status = error instanceof ApiError ? error.status : undefined;
        // A record that it cannot be attached to is no reason to lose it.
        if (status === BAD_REQUEST && Object.keys(links).length > 0)
          await create.mutateAsync({ body: undescribed(file, {}) });
        // An earlier try got through although its answer was lost.
        else if (status === CONFLICT) void invalidate(client, ['document']);
        else throw error;
      }
      waiting.current = false;
    },
  };
}
