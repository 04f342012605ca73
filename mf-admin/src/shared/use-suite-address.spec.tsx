import { expect, test } from '@jest/globals';
import { mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { screen } from '@testing-library/react';
import { describeNewToken } from '../api-tokens/new-token-text.js';
import { LinkDialog } from '../people/link.dialog.js';
import { INVITED, sampleToken } from '../testing/sample-accounts.js';
import { useSuiteAddress } from './use-suite-address.js';

function Example() {
  return describeNewToken({ token: sampleToken(), text: 'fsvp_abcd1234' }, useSuiteAddress()).example.content;
}

test.each([
  [null, window.location.origin],
  ['https://fsvp.importer.test', 'https://fsvp.importer.test'],
])('with the address %s in the settings, links and examples begin with %s', async (suiteUrl, origin) => {
  const user = { ...mockUser, suiteUrl };
  renderInHost(<LinkDialog invited={INVITED} onClose={() => undefined} />, { user });
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(`${origin}/#invitation=secret-of-the-link`);
  const mail = new URL(screen.getByRole('link', { name: 'Write an email' }).getAttribute('href')!);
  expect(mail.searchParams.get('body')).toContain(`${origin}/#invitation=`);
  renderInHost(<Example />, { user });
  expect(screen.getByRole('group', { name: 'Example', hidden: true })).toHaveTextContent(`"${origin}/api/suppliers`);
});
