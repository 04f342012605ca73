import { expect, test } from '@jest/globals';
import { LETTER_LANGUAGES } from '@fsvp/contracts/program/letter-languages';
import { renderInHost } from '@fsvp/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostOf } from '../testing/fsvp-files-host.js';
import { FILE_ID, sampleFile } from '../testing/sample-records.js';
import { LetterPage } from './letter.page.js';
import { LETTER_TEXTS } from './letter-texts.js';

test('names importer, supplier and food, and what is assured; a translation is beside the English text', async () => {
  renderInHost(<LetterPage id={FILE_ID} onBack={() => undefined} />, { host: hostOf([sampleFile()]) });
  const english = within(await screen.findByRole('region', { name: 'English' }));
  expect(english.getByText(/Harbor Foods LLC\s+Newark\s+DUNS 117483265/)).toBeVisible();
  expect(english.getByText(/Bay Seafood/)).toBeVisible();
  expect(english.getByText('We assure Harbor Foods LLC that we produce the food named above')).toBeVisible();
  expect(english.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('combobox', { name: 'Language beside English' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Tiếng Việt' }));
  expect(await screen.findByRole('region', { name: 'Tiếng Việt' })).toHaveAttribute('lang', 'vi');
  expect(screen.getByRole('region', { name: 'English' })).toBeVisible();
});

// 21 CFR 1.512(b)(3)(i): 418 or 419, 402, and 403(w).
test.each(LETTER_LANGUAGES)('%s names each section that the assurance covers', (language) => {
  const [processes, adulteration, allergens] = LETTER_TEXTS[language].statements;
  expect(processes).toMatch(/418.*419/);
  expect(adulteration).toMatch(/402/);
  expect(allergens).toMatch(/403\(w\)/);
  expect(LETTER_TEXTS[language].opening('Harbor Foods LLC')).toContain('Harbor Foods LLC');
});
