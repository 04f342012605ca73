import type { BasePackages } from '@fsvp/federation/host';
import * as reactQuery from '@fsvp/federation/react-query';
import * as zod from '@fsvp/federation/zod';
import * as ui from '@fsvp/ui';
import * as webKit from '@fsvp/web-kit';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** All of their exports: modules use more of them than the shell's own first screen. */
export const packages: BasePackages = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@tanstack/react-query': reactQuery,
  'zod/mini': zod,
  '@fsvp/ui/base': ui,
  '@fsvp/web-kit/base': webKit,
};

/** Loaded from here, so that its file repeats nothing of this one. */
export const loadDialogs = () => import(/* webpackChunkName: "shared-dialogs" */ './shared-dialogs.js');
