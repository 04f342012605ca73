import * as reactQuery from '@tanstack/react-query';
import type { HostOffer } from '@fsvp/contracts/module-registry';
import { createHost } from '@fsvp/federation/host';
import type { RemoteModule } from '@fsvp/web-kit';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** Inserted by the build (HostOfferPlugin of packages/federation). */
declare const HOST_OFFER: HostOffer;

/**
 * All exports of ui and web-kit: modules use more of them than the shell's own screens, so they have a separate chunk.
 */
const ui = () => import(/* webpackChunkName: "shared-packages" */ '@fsvp/ui');
const webKit = () => import(/* webpackChunkName: "shared-packages" */ '@fsvp/web-kit');

/** Loads the packages that every module needs, in parallel with the module. */
export function prefetchSharedPackages(): void {
  ui().catch(() => undefined);
}

export const host = createHost<RemoteModule>({
  offer: HOST_OFFER,
  shared: {
    react: { lib: () => react },
    'react/jsx-runtime': { lib: () => jsxRuntime },
    'react-dom': { lib: () => reactDom },
    '@tanstack/react-query': { lib: () => reactQuery },
    '@fsvp/ui': { get: async () => toFactory(await ui()) },
    '@fsvp/web-kit': { get: async () => toFactory(await webKit()) },
  },
});

function toFactory(module: object): () => object {
  return () => module;
}
