const module = '@nx/enforce-module-boundaries';
const syntax = 'no-restricted-syntax';
const name = 'no-restricted-imports';

/**
 * One piece of code per boundary that lint must refuse, as if it stood in `file` (a file that exists, so that typed rules know its project).
 * @type {{ title: string, file: string, rule: string, code: string }[]}
 */
export const fixtures = [
  {
    title: 'a remote imports another remote',
    file: 'mf-actions/src/remote.tsx',
    rule: module,
    code: "import '@fsvp/mf-suppliers/src/remote';",
  },
  {
    title: 'a remote imports the shell',
    file: 'mf-actions/src/remote.tsx',
    rule: module,
    code: "import '@fsvp/shell/src/main';",
  },
  {
    title: 'a remote imports a service',
    file: 'mf-actions/src/remote.tsx',
    rule: module,
    code: "import '@fsvp/svc-suppliers/src/main';",
  },
  {
    title: 'a remote reaches into another by path',
    file: 'mf-actions/src/remote.tsx',
    rule: module,
    code: "import '../../mf-suppliers/src/remote.js';",
  },
  {
    title: 'the shell imports a remote',
    file: 'shell/src/main.ts',
    rule: module,
    code: "import '@fsvp/mf-suppliers/src/remote';",
  },
  {
    title: 'a service imports another service',
    file: 'svc-suppliers/src/main.ts',
    rule: module,
    code: "import '@fsvp/svc-gateway/src/config';",
  },
  {
    title: 'a service imports a browser package',
    file: 'svc-suppliers/src/main.ts',
    rule: module,
    code: "import '@fsvp/ui';",
  },
  {
    title: 'a screen imports the service kit',
    file: 'mf-actions/src/remote.tsx',
    rule: module,
    code: "import '@fsvp/service-kit/config';",
  },
  {
    title: 'the design system knows a domain call',
    file: 'packages/ui/src/index.ts',
    rule: module,
    code: "import '@fsvp/contracts/supplier';",
  },
  {
    title: 'the contracts know another package',
    file: 'packages/contracts/src/call.ts',
    rule: module,
    code: "import '@fsvp/service-kit/config';",
  },
  {
    title: 'the contracts depend on more than zod',
    file: 'packages/contracts/src/call.ts',
    rule: module,
    code: "import 'rxjs';",
  },
  {
    title: 'the tools reach into a service',
    file: 'tools/start.mjs',
    rule: module,
    code: "import '@fsvp/svc-gateway/src/config';",
  },
  {
    title: 'code outside of config.ts reads the environment',
    file: 'svc-suppliers/src/main.ts',
    rule: syntax,
    code: 'export const port = process.env.PORT;',
  },
  {
    title: 'a remote makes a React context',
    file: 'mf-actions/src/remote.tsx',
    rule: syntax,
    code: "import { createContext } from 'react';\nexport const Context = createContext(1);",
  },
  {
    title: 'a remote loads lazily without retries',
    file: 'mf-actions/src/remote.tsx',
    rule: syntax,
    code: "import { lazy } from 'react';\nexport const Page = lazy(() => import('./page.js'));",
  },
  {
    title: 'a remote brings its own form library',
    file: 'mf-actions/src/remote.tsx',
    rule: name,
    code: "import { useForm } from 'react-hook-form';\nexport const f = useForm;",
  },
  {
    title: 'a remote brings its own router',
    file: 'mf-actions/src/remote.tsx',
    rule: name,
    code: "import { Link } from 'react-router';\nexport const l = Link;",
  },
  {
    title: 'a service forgets to await',
    file: 'svc-suppliers/src/main.ts',
    rule: '@typescript-eslint/no-floating-promises',
    code: 'Promise.resolve(1);',
  },
  {
    title: 'a module names a file with a role that is not in the list',
    file: 'mf-actions/src/corrective-actions/action.helper.ts',
    rule: 'fsvp/file-role',
    code: 'export const one = 1;',
  },
  {
    title: 'a browser package names a file with a role of services',
    file: 'packages/ui/src/data/data-table.controller.ts',
    rule: 'fsvp/file-role',
    code: 'export const one = 1;',
  },
];
