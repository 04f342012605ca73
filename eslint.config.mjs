import js from '@eslint/js';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-plugin-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { fileRole } from './tools/lint/file-roles.mjs';

// Without a project graph the boundary rule only warns and lets everything pass.
process.env.NX_DAEMON = 'false';
await createProjectGraphAsync({ exitOnError: true });

/** Who may know whom (docs/architecture.md). Every tag of a room is listed, so an untagged room may import nothing. */
const boundaries = [
  { sourceTag: 'kind:package', onlyDependOnLibsWithTags: ['kind:package'] },
  { sourceTag: 'kind:service', onlyDependOnLibsWithTags: ['kind:package'] },
  { sourceTag: 'kind:remote', onlyDependOnLibsWithTags: ['kind:package'] },
  { sourceTag: 'kind:shell', onlyDependOnLibsWithTags: ['kind:package'] },
  { sourceTag: 'kind:tools', onlyDependOnLibsWithTags: ['scope:contracts', 'scope:service-kit'] },
  { sourceTag: 'kind:e2e', onlyDependOnLibsWithTags: ['scope:contracts', 'scope:tools'] },
  { sourceTag: 'platform:browser', onlyDependOnLibsWithTags: ['platform:browser', 'platform:any'] },
  { sourceTag: 'platform:node', onlyDependOnLibsWithTags: ['platform:node', 'platform:any'] },
  { sourceTag: 'platform:any', onlyDependOnLibsWithTags: ['platform:any'] },
  {
    sourceTag: 'scope:contracts',
    onlyDependOnLibsWithTags: [],
    allowedExternalImports: ['zod', 'zod/*', 'fast-check', '@jest/globals'],
  },
  { sourceTag: 'scope:ui', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:federation', onlyDependOnLibsWithTags: ['scope:contracts'] },
];

const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read the environment in the deployable’s config.ts alone.',
};
const noContext = {
  selector: "CallExpression[callee.name='createContext']",
  message:
    'React contexts live in web-kit and ui, of which the page has one copy; here a context would be a second one.',
};
const noLazy = {
  selector: "CallExpression[callee.name='lazy'], CallExpression[callee.property.name='lazy']",
  message: 'Use the retrying loader of web-kit: React.lazy keeps a failed load for ever.',
};

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '**/.local/', '**/gallery/', '.nx/', 'coverage/', '**/*.d.ts'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { '@nx': nx, prettier, fsvp: { rules: { 'file-role': fileRole } } },
    languageOptions: { globals: { ...globals.node } },
    rules: {
      'prettier/prettier': 'error',
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
      // A declaration file of a package without types must come along wherever its reader's source is read.
      '@typescript-eslint/triple-slash-reference': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'no-restricted-syntax': ['error', noEnvironment],
    },
  },
  {
    // A forgotten await would answer before the commit.
    files: ['packages/service-kit/**/*.ts', 'svc-*/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
      // Nest reads parameter types at run time: a type-only import would erase what it injects.
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
      'no-restricted-syntax': ['error', noEnvironment, noContext, noLazy],
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
              message: 'Forms come from @fsvp/ui: a second copy would have a context of its own.',
            },
            { name: 'react-router', message: 'The router comes from @fsvp/web-kit.' },
            { name: 'radix-ui', message: 'Use the parts of @fsvp/ui: two copies of Radix close each other’s dialogs.' },
          ],
        },
      ],
    },
  },
  {
    files: ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}', 'packages/{contracts,federation,ui,web-kit}/**/*.{ts,tsx}'],
    rules: { 'fsvp/file-role': ['error', 'browser'] },
  },
  { files: ['svc-*/**/*.ts', 'packages/service-kit/**/*.ts'], rules: { 'fsvp/file-role': ['error', 'node'] } },
  // Parts of it run in the page.
  { files: ['e2e/bench/**'], languageOptions: { globals: globals.browser } },
  // Playwright reads a fixture's needs from the pattern, so an empty one is meant.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  { files: ['packages/{web-kit,ui}/**'], rules: { 'no-restricted-syntax': ['error', noEnvironment] } },
  // Build and test settings are no part of what a room ships.
  { files: ['**/*.config.mjs'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  {
    files: [
      '**/config.ts',
      '**/test/**',
      '**/testing/**',
      '**/*.spec.{ts,tsx}',
      'tools/**',
      'e2e/**',
      'packages/service-kit/src/migrate.ts',
      '**/*.config.*',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
