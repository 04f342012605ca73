import type { HostOffer } from '@fsvp/contracts/modules/host-offer';
import { createHost } from '@fsvp/federation/host';
import * as reactQuery from '@fsvp/federation/react-query';
import * as zod from '@fsvp/federation/zod';
import * as ui from '@fsvp/ui';
import * as webKit from '@fsvp/web-kit';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { loadDialogs } from './load-dialogs.js';

/** Inserted by the build (HostOfferPlugin of packages/federation). */
declare const HOST_OFFER: HostOffer;

const LONGEST_PAUSE_MS = 5_000;

/** webpack asks for a shared package once, and keeps a failure: so it is tried until it is there. What waits for it has a limit. */
async function dialogs() {
  for (let pause = 500; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS))
    try {
      return await loadDialogs();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
}

/** All exports of the shared packages: modules use more of them than the shell's own screens. */
export const host = createHost<webKit.RemoteModule>({
  offer: HOST_OFFER,
  shared: {
    react: () => react,
    'react/jsx-runtime': () => jsxRuntime,
    'react-dom': () => reactDom,
    '@tanstack/react-query': () => reactQuery,
    'zod/mini': () => zod,
    '@fsvp/ui/base': () => ui,
    '@fsvp/ui/dialogs': async () => (await dialogs()).ui,
    '@fsvp/web-kit/base': () => webKit,
    '@fsvp/web-kit/dialogs': async () => (await dialogs()).webKit,
    '@fsvp/ui': async () => ({ ...ui, ...(await dialogs()).ui }),
    '@fsvp/web-kit': async () => ({ ...webKit, ...(await dialogs()).webKit }),
  },
});
