import { expect, test } from '@jest/globals';
import { listAccounts } from '../access/account.js';
import { listDocuments } from '../documents/document.js';
import { listFsvpFiles } from '../program/fsvp-file.js';
import { listImporters } from '../program/importer.js';
import { listIndividuals } from '../program/qualified-individual.js';
import { listVerifications } from '../quality/verification.js';
import { LIST_TOTALS } from './list-totals.js';

const lists = {
  accounts: listAccounts,
  documents: listDocuments,
  fsvpFiles: listFsvpFiles,
  importers: listImporters,
  individuals: listIndividuals,
  verifications: listVerifications,
};

test.each(Object.entries(lists))('the total of %s is asked of its list', (name, { path, query, response }) => {
  expect(LIST_TOTALS[name as keyof typeof lists].path).toBe(path);
  expect(Object.keys(query!.shape)).toContain('limit');
  expect(Object.keys(response!.shape)).toContain('total');
});
