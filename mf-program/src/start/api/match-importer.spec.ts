import { expect, it } from '@jest/globals';
import { namesOther } from './match-importer.js';

const named = (fsvpImporterName: string) => ({ fsvpImporterName, fsvpImporterDuns: null });
const importer = { duns: '123456789', legalName: 'Müller Importe' };

it('a supplier names another importer by name whatever its case, composition and invisible characters', () => {
  expect(namesOther(named('MU\u0308LLER Im\u200Bporte '), importer)).toBeUndefined();
  expect(namesOther(named('Muller Importe'), importer)).toBe('Muller Importe');
});
