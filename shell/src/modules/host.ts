import * as reactQuery from '@tanstack/react-query';
import type { HostOffer } from '@fsvp/contracts/module-registry';
import { createHost } from '@fsvp/federation/host';
import type { RemoteModule } from '@fsvp/web-kit';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** Written in by the build (federation: HostOfferPlugin). */
declare const HOST_OFFER: HostOffer;

/** The design system and the kit in full: more than the shell's own screens use, so in a chunk of their own. */
const ui = () => import(/* webpackChunkName: "units" */ '@fsvp/ui');
const webKit = () => import(/* webpackChunkName: "units" */ '@fsvp/web-kit');

/** Loads what every module needs, in parallel with the module itself. */
export function prefetchUnits(): void {
  ui().catch(() => undefined);
}

export const host = createHost<RemoteModule>({
  offer: HOST_OFFER,
  shared: {
    react: { lib: () => react },
    'react/jsx-runtime': { lib: () => jsxRuntime },
    'react-dom': { lib: () => reactDom },
    '@tanstack/react-query': { lib: () => reactQuery },
    '@fsvp/ui': { get: async () => unit(await ui()) },
    '@fsvp/web-kit': { get: async () => unit(await webKit()) },
  },
});

function unit(module: object): () => object {
  return () => module;
}
