import { expect, it } from '@jest/globals';
import { KnownPages, type ReadIfChanged } from '@fsvp/service-kit/lists/known-pages';

const page = (text: string): ReadIfChanged => ({ page: text, state: text });

it('keeps the pages that were read last, up to a length', () => {
  // Each page has a length of 41.
  const pages = new KnownPages(400);
  const keys = Array.from({ length: 10 }, (_, key) => ({ key: `${key}` }));
  const read = (key: object) => pages.of(key).textOf(page('['.repeat(15)));
  const known = () => keys.filter((key) => pages.of(key).state).map(({ key }) => key);
  keys.slice(0, 9).forEach(read);
  pages.of(keys[0]);
  read(keys[9]!);
  expect(known()).toEqual(['0', '2', '3', '4', '5', '6', '7', '8', '9']);
});

it('does not keep a page that is too large, nor its former text', () => {
  const pages = new KnownPages(400);
  for (const key of ['large', 'small']) pages.of({ key }).textOf(page('[1]'));
  expect(pages.of({ key: 'large' }).textOf(page('['.repeat(50)))).toBe('['.repeat(50));
  expect([pages.of({ key: 'large' }).state, pages.of({ key: 'small' }).state]).toEqual(['', '[1]']);
});

it('returns the page whose state the statement got, even if another one has been kept since', () => {
  const pages = new KnownPages();
  pages.of({}).textOf(page('[1]'));
  const known = pages.of({});
  pages.of({}).textOf(page('[2]'));
  expect(known.textOf({ page: null, state: known.state })).toBe('[1]');
  expect(pages.of({}).state).toBe('[2]');
});
