import { expect, test } from '@jest/globals';
import { permissionsOf, type Grantee } from '@fsvp/contracts/access/access';
import { mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { screen } from '@testing-library/react';
import { inlineRegistry, mockModule } from '../testing/mock-registry.js';
import { useNavigation } from './use-navigation.js';

const entry = { path: '/people', label: 'People', order: 1, group: 'people', icon: [] };
inlineRegistry([
  mockModule('mf-people', { routes: ['/people'], navigation: [{ ...entry, permission: 'administer' }] }),
  mockModule('mf-open', { routes: ['/open'], navigation: [{ ...entry, path: '/open', label: 'Open' }] }),
]);

const Labels = () => (
  <p>
    {useNavigation()
      .map(({ label }) => label)
      .join()}
  </p>
);

test.each<[Grantee, string]>([
  ['administrator', 'Dashboard,Open,People,My Work,Calendar'],
  ['editor', 'Dashboard,Open,My Work,Calendar'],
  ['shared_login', 'Dashboard,Open,My Work,Calendar'],
])('%s may open %s', (grantee, labels) => {
  renderInHost(<Labels />, { user: { ...mockUser, permissions: permissionsOf(grantee) } });
  expect(screen.getByText(labels)).toBeVisible();
});
