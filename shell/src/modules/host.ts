import * as reactQuery from '@tanstack/react-query';
import { createHost } from '@fsvp/federation/host';
import type { RemoteModule } from '@fsvp/web-kit';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** What the shell does not need for its own first screen, the modules get from a chunk of its own. */
export const host = createHost<RemoteModule>({
  shared: {
    react: { lib: () => react },
    'react/jsx-runtime': { lib: () => jsxRuntime },
    'react-dom': { lib: () => reactDom },
    '@tanstack/react-query': { lib: () => reactQuery },
    '@fsvp/ui': { get: async () => unit(await import('@fsvp/ui')) },
    '@fsvp/web-kit': { get: async () => unit(await import('@fsvp/web-kit')) },
  },
});

function unit(module: object): () => object {
  return () => module;
}
