import js from '@eslint/js';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { fileRole } from './tools/verification/lint/file-roles.mjs';
import { importDirection } from './tools/verification/lint/import-direction.mjs';
import { LAYERINGS } from './tools/verification/lint/layers.mjs';

// Without a project graph, the boundary rule only prints a warning and reports nothing.
process.env.NX_DAEMON = 'false';
await createProjectGraphAsync({ exitOnError: true });

/**
 * Allowed imports between workspaces (docs/architecture.md). Every tag is listed, so an untagged workspace can import
 * nothing.
 */
const boundaries = [
  { sourceTag: 'kind:package', onlyDependOnLibsWithTags: ['kind:package'] },
  { sourceTag: 'kind:service', onlyDependOnLibsWithTags: ['kind:package'] },
  { sourceTag: 'kind:remote', onlyDependOnLibsWithTags: ['kind:package'] },
  { sourceTag: 'kind:shell', onlyDependOnLibsWithTags: ['kind:package'] },
  { sourceTag: 'kind:tools', onlyDependOnLibsWithTags: ['scope:contracts', 'scope:service-kit'] },
  { sourceTag: 'kind:e2e', onlyDependOnLibsWithTags: ['scope:contracts', 'scope:tools', 'scope:client'] },
  { sourceTag: 'platform:browser', onlyDependOnLibsWithTags: ['platform:browser', 'platform:any'] },
  { sourceTag: 'platform:node', onlyDependOnLibsWithTags: ['platform:node', 'platform:any'] },
  { sourceTag: 'platform:any', onlyDependOnLibsWithTags: ['platform:any'] },
  {
    sourceTag: 'scope:contracts',
    onlyDependOnLibsWithTags: [],
    allowedExternalImports: ['@date-fns/tz/*', 'zod', 'zod/*', 'fast-check', '@jest/globals'],
  },
  // Published for others: nothing but fetch.
  {
    sourceTag: 'scope:client',
    onlyDependOnLibsWithTags: [],
    allowedExternalImports: ['@jest/globals', 'openapi-typescript', 'typescript'],
  },
  {
    sourceTag: 'scope:tables',
    onlyDependOnLibsWithTags: ['scope:contracts'],
    allowedExternalImports: ['@jest/globals', 'csv-parse', 'csv-parse/*', 'fast-check'],
  },
  { sourceTag: 'scope:cli', onlyDependOnLibsWithTags: ['scope:client', 'scope:tables'] },
  { sourceTag: 'scope:ui', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:federation', onlyDependOnLibsWithTags: ['scope:contracts'] },
];

const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read environment variables only in config.ts of the service.',
};
const noContext = {
  selector: "CallExpression[callee.name='createContext']",
  message:
    'Define React contexts in web-kit or ui, which have one instance per page. Here, each module would have its own context.',
};
const noLazy = {
  selector: "CallExpression[callee.name='lazy'], CallExpression[callee.property.name='lazy']",
  message: 'Use lazyComponent of web-kit. React.lazy cannot load again after a failure.',
};
/** Its language is not known yet. */
const noEarlyText = {
  selector: "CallExpression[callee.name='t']:not(:function CallExpression)",
  message: 'Call t in a function: while the file is loaded, the language is not known.',
};

/** Screens whose texts are calls of t (ADR 97). A new screen is added here. */
const SCREENS_WITH_TEXTS = [
  'shell/src/{calendar,my-work}/**/*.{ts,tsx}',
  'mf-suppliers/src/suppliers/page/**/*.{ts,tsx}',
  'mf-*/src/supplier-page/**/*.{ts,tsx}',
  'mf-program/src/{small-importer,session/several}/**/*.{ts,tsx}',
  'mf-reports/src/documents/upload/upload-several.dialog.tsx',
  'packages/web-kit/src/documents/{document-drop,upload-*,use-upload-rows}.{ts,tsx}',
];
/** Properties of components and of options that are shown. */
const SHOWN = [
  ...['actionLabel', 'allLabel', 'alt', 'ariaLabel', 'caption', 'clearLabel', 'confirmLabel', 'description'],
  ...['emptyText', 'failure', 'help', 'hint', 'label', 'message', 'note', 'noun', 'placeholder', 'question', 'subject'],
  ...['submitLabel', 'subtitle', 'success', 'summary', 'text', 'title'],
];

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '**/.local/', '**/gallery/', '.nx/', 'coverage/', '**/*.d.ts'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { '@nx': nx, fsvp: { rules: { 'file-role': fileRole, 'import-direction': importDirection } } },
    languageOptions: { globals: { ...globals.node } },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: [], depConstraints: boundaries },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // References to declaration files of untyped packages must also work in workspaces that compile this source.
      '@typescript-eslint/triple-slash-reference': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'no-restricted-syntax': ['error', noEnvironment],
    },
  },
  {
    // Without await, a service would send the response before the transaction is committed.
    files: ['packages/service-kit/**/*.ts', 'svc-*/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
      // Nest reads parameter types at run time, which type-only imports would remove.
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}', 'packages/{ui,web-kit,federation}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', noEnvironment, noContext, noLazy, noEarlyText],
    },
  },
  {
    // What the extraction and translators need of each text.
    files: ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}', 'packages/{ui,web-kit}/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    plugins: { formatjs },
    settings: { formatjs: { additionalFunctionNames: ['t'] } },
    rules: {
      'formatjs/blocklist-elements': ['error', ['date', 'number', 'time']],
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/enforce-plural-rules': ['error', { one: true, other: true }],
      'formatjs/no-id': 'error',
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-useless-message': 'error',
      'formatjs/prefer-full-sentence': 'error',
    },
  },
  {
    files: SCREENS_WITH_TEXTS,
    // The frame's first files, which load these, do not contain t yet.
    ignores: ['**/*.spec.{ts,tsx}', 'shell/src/*/*-screen.tsx', 'shell/src/my-work/dashboard-card.ts'],
    rules: {
      'formatjs/no-literal-string-in-jsx': ['error', { props: { include: [['*', `(${SHOWN.join('|')})`]] } }],
      'formatjs/no-literal-string-in-object': ['error', { include: SHOWN.filter((name) => name !== 'description') }],
    },
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-hook-form',
              message: 'Import forms from @fsvp/ui/dialogs. A second copy of the library would have its own context.',
            },
            { name: 'react-router', message: 'Import the router from @fsvp/web-kit.' },
            {
              name: 'radix-ui',
              message: 'Use the components of @fsvp/ui. Two copies of Radix close each other’s dialogs.',
            },
            {
              name: '@fsvp/contracts/core/problem-types',
              message:
                'Its texts are for servers, and would be loaded with the screen. Decide by the code of a problem.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}', 'packages/{federation,ui,web-kit}/**/*.{ts,tsx}'],
    rules: { 'fsvp/file-role': ['error', 'browser'] },
  },
  { files: ['packages/{contracts,tables}/**/*.ts'], rules: { 'fsvp/file-role': ['error', 'contracts'] } },
  { files: ['svc-*/**/*.ts', 'packages/service-kit/**/*.ts'], rules: { 'fsvp/file-role': ['error', 'node'] } },
  {
    files: Object.keys(LAYERINGS).map((folder) => `${folder}/**/*.ts`),
    rules: { 'fsvp/import-direction': 'error' },
  },
  // Some functions run in the page.
  { files: ['e2e/bench/**'], languageOptions: { globals: globals.browser } },
  // Playwright reads the dependencies of a fixture from its parameter, which can be an empty pattern.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  {
    files: ['packages/{web-kit,ui}/**'],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, noEarlyText] },
  },
  // Build and test configuration is not part of the built workspace.
  { files: ['**/*.config.mjs'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  {
    files: [
      '**/config.ts',
      '**/test/**',
      '**/testing/**',
      '**/*.spec.{ts,tsx}',
      'tools/**',
      'e2e/**',
      'packages/service-kit/src/process/migrate.ts',
      '**/*.config.*',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
