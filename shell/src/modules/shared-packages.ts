import type { HostOffer } from '@fsvp/contracts/module-registry';
import { createHost } from '@fsvp/federation/host';
import * as reactQuery from '@fsvp/federation/react-query';
import * as zod from '@fsvp/federation/zod';
import * as ui from '@fsvp/ui';
import * as webKit from '@fsvp/web-kit';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

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
    '@fsvp/ui': () => ui,
    '@fsvp/web-kit': () => webKit,
  },
});
