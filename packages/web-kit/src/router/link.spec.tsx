import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '../testing.js';
import { Link } from './link.js';

test('a link within the suite does not reload the page', async () => {
  const { address } = renderInHost(<Link href="/suppliers?view=1">Supplier</Link>);
  await userEvent.click(screen.getByRole('link'));
  expect(address()).toBe('/suppliers?view=1');
});

test.each(['/api/documents/1/download', 'https://www.fda.gov/', 'mailto:a@example.com', '//elsewhere.example'])(
  '%s is handled by the browser',
  (href) => {
    const { address } = renderInHost(<Link href={href}>Other site</Link>);
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(link.getAttribute('href')).toBe(href);
    expect(address()).toBe('/');
  },
);
