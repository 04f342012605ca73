import { expect, test } from '@jest/globals';
import { GLOSSARY } from '@fsvp/contracts/program/glossary';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '../testing.js';
import { splitTerms } from './split-terms.js';
import { Terms } from './terms.js';

const termsOf = (text: string) => splitTerms(text).flatMap((part) => (part.entry ? [part.text] : []));

test.each([
  ['A hazard analysis lists hazards, each hazard once', ['hazard analysis', 'hazards']],
  ['Both hazard analyses need verification activities', ['hazard analyses', 'verification activities']],
  ['Qualified individuals and qualified auditors do it', ['Qualified individuals', 'qualified auditors']],
  ['SAHCODHA: an audit by the U.S. agent', ['SAHCODHA', 'audit', 'U.S. agent']],
  ['A reevaluation is no evaluation', ['reevaluation', 'evaluation']],
  ['The auditor analyzes a non-hazard', []],
])('of %p the terms are %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
  expect(
    splitTerms(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('each term of the table is found by its own name', () => {
  for (const entry of GLOSSARY.filter(({ term }) => !term.includes(' or ')))
    expect(splitTerms(`The ${entry.term} here`)[1]).toEqual({ text: entry.term, entry });
});

test('a term explains itself by meaning and section when it has the focus or is pressed', async () => {
  renderInHost(
    <p>
      <Terms>A qualified individual signs it.</Terms>
    </p>,
  );
  const term = screen.getByRole('button', { name: 'qualified individual' });
  expect(term.closest('p')).toHaveTextContent('A qualified individual signs it.');
  expect(term).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(term).toHaveFocus();
  expect(term).toHaveAccessibleDescription(/^A person with the education, .+21 CFR 1\.500 and 1\.503\(a\)$/);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.click(term);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('21 CFR 1.500 and 1.503(a)');
});
