const module = '@nx/enforce-module-boundaries';
const syntax = 'no-restricted-syntax';
const name = 'no-restricted-imports';
const direction = 'fsvp/import-direction';

/**
 * One piece of code per boundary that lint must reject, linted as the content of `file`, which must exist, so that
 * typed rules find its project.
 * @type {{ title: string, file: string, rule: string, code: string }[]}
 */
export const fixtures = [
  {
    title: 'an import of a module by another module',
    file: 'mf-actions/src/remote.tsx',
    rule: module,
    code: "import '@fsvp/mf-suppliers/src/remote';",
  },
  {
    title: 'an import of the shell by a module',
    file: 'mf-actions/src/remote.tsx',
    rule: module,
    code: "import '@fsvp/shell/src/main';",
  },
  {
    title: 'an import of a service by a module',
    file: 'mf-actions/src/remote.tsx',
    rule: module,
    code: "import '@fsvp/svc-suppliers/src/main';",
  },
  {
    title: 'an import of a module by another module with a relative path',
    file: 'mf-actions/src/remote.tsx',
    rule: module,
    code: "import '../../mf-suppliers/src/remote.js';",
  },
  {
    title: 'an import of a module by the shell',
    file: 'shell/src/main.ts',
    rule: module,
    code: "import '@fsvp/mf-suppliers/src/remote';",
  },
  {
    title: 'an import of a service by another service',
    file: 'svc-suppliers/src/main.ts',
    rule: module,
    code: "import '@fsvp/svc-gateway/src/config';",
  },
  {
    title: 'an import of a browser package by a service',
    file: 'svc-suppliers/src/main.ts',
    rule: module,
    code: "import '@fsvp/ui';",
  },
  {
    title: 'an import of the service kit by a screen',
    file: 'mf-actions/src/remote.tsx',
    rule: module,
    code: "import '@fsvp/service-kit/runtime/config';",
  },
  {
    title: 'an import of the contracts by the design system',
    file: 'packages/ui/src/index.ts',
    rule: module,
    code: "import '@fsvp/contracts/suppliers/supplier';",
  },
  {
    title: 'an import of another package by the contracts',
    file: 'packages/contracts/src/core/call.ts',
    rule: module,
    code: "import '@fsvp/service-kit/runtime/config';",
  },
  {
    title: 'an import of a library other than zod by the contracts',
    file: 'packages/contracts/src/core/call.ts',
    rule: module,
    code: "import 'rxjs';",
  },
  {
    title: 'an import of a service by the tools',
    file: 'tools/start.mjs',
    rule: module,
    code: "import '@fsvp/svc-gateway/src/config';",
  },
  {
    title: 'process.env outside config.ts',
    file: 'svc-suppliers/src/main.ts',
    rule: syntax,
    code: 'export const port = process.env.PORT;',
  },
  {
    title: 'a React context in a module',
    file: 'mf-actions/src/remote.tsx',
    rule: syntax,
    code: "import { createContext } from 'react';\nexport const Context = createContext(1);",
  },
  {
    title: 'React.lazy in a module',
    file: 'mf-actions/src/remote.tsx',
    rule: syntax,
    code: "import { lazy } from 'react';\nexport const Page = lazy(() => import('./page.js'));",
  },
  {
    title: 'an import of react-hook-form by a module',
    file: 'mf-actions/src/remote.tsx',
    rule: name,
    code: "import { useForm } from 'react-hook-form';\nexport const f = useForm;",
  },
  {
    title: 'an import of react-router by a module',
    file: 'mf-actions/src/remote.tsx',
    rule: name,
    code: "import { Link } from 'react-router';\nexport const l = Link;",
  },
  {
    title: 'a promise without await in a service',
    file: 'svc-suppliers/src/main.ts',
    rule: '@typescript-eslint/no-floating-promises',
    code: 'Promise.resolve(1);',
  },
  {
    title: 'a file role that is not in the list',
    file: 'mf-actions/src/corrective-actions/action.helper.ts',
    rule: 'fsvp/file-role',
    code: 'export const one = 1;',
  },
  {
    title: 'a file role of services in a browser package',
    file: 'packages/ui/src/data/data-table.controller.ts',
    rule: 'fsvp/file-role',
    code: 'export const one = 1;',
  },
  {
    title: 'an import of a higher block of the service kit',
    file: 'packages/service-kit/src/context/request-context.ts',
    rule: direction,
    code: "import type { Transaction } from '../unit-of-work/unit-of-work.js';\nexport type T = Transaction;",
  },
  {
    title: 'an import of types that closes a circle',
    file: 'packages/service-kit/src/http/problem.filter.ts',
    rule: direction,
    code: "import type { createAdapter } from './fastify.js';\nexport type T = typeof createAdapter;",
  },
  {
    title: 'an import of the catalogue by a domain of the contracts',
    file: 'packages/contracts/src/quality/hazard-analysis.ts',
    rule: direction,
    code: "import '../catalogue/change.js';",
  },
  {
    title: 'an import of another domain of the contracts past its index.ts',
    file: 'packages/contracts/src/quality/hazard-analysis.ts',
    rule: direction,
    code: "import '../suppliers/supplier.js';",
  },
  {
    title: "an import of the proxy by the gateway's identity",
    file: 'svc-gateway/src/identity/login.service.ts',
    rule: direction,
    code: "import '../proxy/route-table.js';",
  },
  {
    title: "an import of the identity by the gateway's upstreams",
    file: 'svc-gateway/src/upstreams/upstream.ts',
    rule: direction,
    code: "import '../identity/login.service.js';",
  },
  {
    title: 'a text of a converted screen that is not in its catalog',
    file: 'shell/src/calendar/calendar-toolbar.tsx',
    rule: 'formatjs/no-literal-string-in-jsx',
    code: "export const Hint = ({ on }) => <p>{on ? 'Yes' : null}</p>;",
  },
  {
    title: 'a name of a control that is not in its catalog',
    file: 'shell/src/calendar/calendar-toolbar.tsx',
    rule: 'formatjs/no-literal-string-in-jsx',
    code: 'export const Close = () => <button aria-label="Close" />;',
  },
  {
    title: 'a text of a toast that is not in its catalog',
    file: 'shell/src/my-work/use-undo.ts',
    rule: 'formatjs/no-literal-string-in-object',
    code: "import { toast } from '@fsvp/ui'; export const tell = () => toast({ title: 'Saved' });",
  },
  {
    title: 'a text that is made while its file is loaded',
    file: 'mf-actions/src/remote.tsx',
    rule: syntax,
    code: "import { t } from '@fsvp/ui'; export const title = t({ defaultMessage: 'Actions' });",
  },
  {
    title: 'a text without one of its values',
    file: 'mf-actions/src/remote.tsx',
    rule: 'formatjs/enforce-placeholders',
    code: "import { t } from '@fsvp/ui'; export const text = () => t({ defaultMessage: 'Delete {name}?' });",
  },
];
