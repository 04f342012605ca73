import { expect, test } from '@jest/globals';
import { LETTER_LANGUAGES } from '@fsvp/contracts/program/letter-languages';
import { askText, type AskedLetter } from './ask-texts.js';
import { mailtoOf } from './mailto.js';

const asked: AskedLetter = {
  to: 'Konkan Seafoods',
  importerName: 'Harbor Foods LLC',
  asked: [
    { code: 'VS-2', foodName: 'Frozen shrimp', content: '' },
    { code: 'VS-2', foodName: 'Dried mango', content: '' },
    { code: 'SS-1', foodName: 'Frozen shrimp', content: 'States that the supplier is a qualified facility.' },
  ],
  due: 'Dec 4, 2026',
};

test.each(LETTER_LANGUAGES)('%s names the importer, each food, the words of the law and the day', (language) => {
  const { subject, body } = askText(asked, language);
  expect(subject).toContain('Harbor Foods LLC');
  for (const part of ['Konkan Seafoods', '- Frozen shrimp', '- Dried mango', 'Dec 4, 2026'])
    expect(body).toContain(part);
  for (const section of [/418/, /402/, /403\(w\)/, /1\.512\(b\)\(1\)\(ii\)/]) expect(body).toMatch(section);
  expect(body).toContain('States that the supplier is a qualified facility.');
});

test('opens in the mail program with line breaks, and without an address if none is known', () => {
  expect(mailtoOf('qa@konkan.example', { subject: 'A & B', body: 'One\nTwo' })).toBe(
    'mailto:qa@konkan.example?subject=A%20%26%20B&body=One%0D%0ATwo',
  );
  expect(mailtoOf(null, { subject: 'A', body: '' })).toBe('mailto:?subject=A&body=');
});
