import { basename } from 'node:path';

/** The closed list of roles in file names, `<noun>.<role>.ts`. Add a role only if several files will have it. */
export const FILE_ROLES = {
  /** In the shell, the modules and the packages for browsers. */
  browser: ['app', 'boundary', 'card', 'context', 'dialog', 'icons', 'page', 'store', 'url', 'values'],
  /** In the services and the service kit. */
  node: [
    ...['consumer', 'controller', 'decorator', 'entity', 'filter', 'format', 'guard', 'interceptor', 'mapper'],
    ...['migration', 'module', 'queries', 'report', 'route', 'service'],
  ],
  /** In the contracts: how a record is stored and published, and calls that no screen makes. */
  contracts: ['record', 'integrations'],
  everywhere: ['config', 'error', 'types'],
};

const TEST_SUFFIXES = ['spec', 'e2e-spec'];
const LONG_LANE = 'long';

/** `<noun>[.<role>].ts` and its tests `<noun>[.<role>][.long].spec.ts`. @type {import('eslint').Rule.RuleModule} */
export const fileRole = {
  meta: {
    type: 'suggestion',
    schema: [{ enum: ['browser', 'node', 'contracts'] }],
    messages: {
      unknown:
        "'.{{part}}' is not an allowed role in this file name. See FILE_ROLES in tools/verification/lint/file-roles.mjs.",
    },
  },
  create(context) {
    const [platform] = /** @type {['browser' | 'node' | 'contracts']} */ (context.options);
    return {
      Program(node) {
        const [, ...parts] = basename(context.filename)
          .replace(/\.[mc]?[jt]sx?$/, '')
          .split('.');
        if (TEST_SUFFIXES.includes(parts.at(-1) ?? '')) {
          parts.pop();
          if (parts.at(-1) === LONG_LANE) parts.pop();
        }
        const known = [...FILE_ROLES[platform], ...FILE_ROLES.everywhere];
        const unknown = parts.length > 1 ? parts.join('.') : parts.find((part) => !known.includes(part));
        if (unknown) context.report({ node, messageId: 'unknown', data: { part: unknown } });
      },
    };
  },
};
