import type { HostOffer } from '@fsvp/contracts/module-registry';
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
    '@fsvp/ui/dialogs': async () => (await loadDialogs()).ui,
    '@fsvp/web-kit/base': () => webKit,
    '@fsvp/web-kit/dialogs': async () => (await loadDialogs()).webKit,
    '@fsvp/ui': async () => ({ ...ui, ...(await loadDialogs()).ui }),
    '@fsvp/web-kit': async () => ({ ...webKit, ...(await loadDialogs()).webKit }),
  },
});
