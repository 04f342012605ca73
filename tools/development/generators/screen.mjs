import { OperatorError } from '../../operator-error.mjs';

/** @typedef {import('./workspace.mjs').Workspace} Workspace @typedef {import('./names.mjs').Name} Name */

/** Where new entries are in the sidebar: behind those of the product. */
const ORDER = 200;

/**
 * A screen of a module: page, test, route and sidebar entry.
 * @param {Workspace} workspace @param {Name} name @param {string} module folder of the module
 */
export function addScreen(workspace, name, module) {
  if (!workspace.exists(`${module}/remote.json`))
    throw new OperatorError(`There is no module '${module}'. Create it with npm run new -- module NAME.`);
  const folder = `${module}/src/${name.kebab}`;
  workspace.add(`${folder}/${name.kebab}.page.tsx`, page(name));
  workspace.add(`${folder}/${name.kebab}.page.spec.tsx`, pageTest(name));
  workspace.insertBefore(`${module}/src/remote.tsx`, /\n {2}\],\n\}\);/, route(name));
  workspace.editJson(`${module}/remote.json`, (remote) => {
    const path = `/${name.kebab}`;
    remote.routes.push(path);
    remote.navigation.push({ path, label: name.title, icon: 'file-text', order: ORDER, group: module });
  });
}

/** @param {Name} name */
const page = ({ pascal, title, words }) => `import { EmptyState, PageHeader, Stack, t } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';

export function ${pascal}Page() {
  usePageTitle(t({ defaultMessage: '${title}' }));
  return (
    <Stack gap={6}>
      <PageHeader title={t({ defaultMessage: '${title}' })} subtitle={t({ defaultMessage: 'Manage ${words}' })} />
      <EmptyState text={t({ defaultMessage: 'No ${words} yet' })} />
    </Stack>
  );
}
`;

/** @param {Name} name */
const pageTest = ({ pascal, kebab, title, words }) => `import { expect, test } from '@jest/globals';
import { renderInHost } from '@fsvp/web-kit/testing';
import { screen } from '@testing-library/react';
import { ${pascal}Page } from './${kebab}.page.js';

test('shows its heading and that there are no ${words}', async () => {
  renderInHost(<${pascal}Page />);
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeVisible();
  expect(screen.getByText('No ${words} yet')).toBeVisible();
});
`;

/** @param {Name} name */
const route = ({ pascal, kebab }) => `
    {
      path: '/${kebab}',
      load: async () => ({ default: (await import(/* webpackChunkName: "${kebab}" */ './${kebab}/${kebab}.page.js')).${pascal}Page }),
    },`;
