import { afterEach, expect, test } from '@jest/globals';
import { keepWayBack } from '@fsvp/web-kit';
import { renderInHost } from '@fsvp/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WayBackBar } from './way-back-bar.js';

const place = { href: '/fsvp-files?view=1&session=1', label: 'Back to the questions of F-000001' };

afterEach(() => act(() => keepWayBack(undefined)));

test('other screens lead back to the questions, until the user dismisses it', async () => {
  keepWayBack(place);
  const { address } = renderInHost(<WayBackBar />, { at: '/foods?view=2' });
  await userEvent.click(screen.getByRole('link', { name: place.label }));
  expect(address()).toBe(place.href);
  expect(screen.queryByRole('link')).toBeNull();
});

test('it disappears when it is dismissed', async () => {
  keepWayBack(place);
  renderInHost(<WayBackBar />, { at: '/verifications?file=1' });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(window.sessionStorage.getItem('way-back')).toBeNull();
});

test.each(['/fsvp-files?view=1&session=1&step=HA-1', '/fsvp-files?view=1&session=1&evaluation=1'])(
  'there is none where the questions, or a page opened from them, are shown: %s',
  (at) => {
    keepWayBack(place);
    renderInHost(<WayBackBar />, { at });
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test('the page of the file itself is another screen', () => {
  keepWayBack(place);
  renderInHost(<WayBackBar />, { at: '/fsvp-files?view=1' });
  expect(screen.getByRole('link', { name: place.label })).toBeVisible();
});
