import { describe, expect, it } from '@jest/globals';
import type { ExportedSignature } from '@fsvp/contracts/signatures/exported-signature';
import { joinSignatures, printSignatures, signatureText } from './signature-texts.js';

const signature: ExportedSignature = {
  signerName: 'Mia Chen',
  signerTitle: 'Lead Auditor',
  signedAt: '2026-11-23T18:01:30.000Z',
  meaning: 'conducted',
  reason: 'Annual audit',
  recordVersion: 4,
  currentVersion: 4,
  contentSha256: 'a1b2c3d4e5f60718'.repeat(4),
  state: 'valid',
  samePerson: null,
  withdrawnReason: null,
  withdrawnByName: null,
  withdrawnByTitle: null,
  withdrawnAt: null,
};
const VALID =
  'Conducted: Mia Chen, Lead Auditor, 2026-11-23 18:01 UTC (2026-11-23 12:01 America/Chicago), version 4, Annual audit, a1b2c3d4e5f60718';
const textOf = (changes: Partial<ExportedSignature>) => signatureText({ ...signature, ...changes }, 'America/Chicago');

describe('the text of a signature', () => {
  it('has meaning, name, title, time in UTC and locally, version, reason and 16 characters of the hash', () => {
    expect(textOf({})).toBe(VALID);
    expect(textOf({ signerTitle: null, reason: null })).toBe(
      'Conducted: Mia Chen, 2026-11-23 18:01 UTC (2026-11-23 12:01 America/Chicago), version 4, a1b2c3d4e5f60718',
    );
    expect(signatureText({ ...signature, signedAt: '2026-07-01T23:59:59.000Z' }, 'Asia/Kolkata')).toContain(
      '2026-07-01 23:59 UTC (2026-07-02 05:29 Asia/Kolkata)',
    );
  });

  it.each<[Partial<ExportedSignature>, string]>([
    [{ state: 'stale', currentVersion: 6 }, 'stale: the record is now version 6'],
    [{ state: 'stale' }, 'stale: something linked to the record has changed since then'],
    [{ state: 'superseded', currentVersion: 6 }, 'superseded: "Conducted" was signed again later'],
    [
      { state: 'withdrawn', withdrawnByName: 'Noah Berg', withdrawnReason: 'Wrong plant' },
      'withdrawn by Noah Berg: Wrong plant',
    ],
    [
      {
        state: 'withdrawn',
        withdrawnByName: 'Noah Berg',
        withdrawnByTitle: 'Plant Manager',
        withdrawnAt: '2026-11-24T08:00:00.000Z',
        withdrawnReason: 'Wrong plant',
      },
      'withdrawn by Noah Berg, Plant Manager, 2026-11-24 08:00 UTC (2026-11-24 02:00 America/Chicago): Wrong plant',
    ],
    [{ state: 'broken' }, 'does not match: the stored content does not match what was signed'],
    [{ samePerson: 'sod.reviewer' }, 'same person: Review of one’s own activity'],
    [
      { state: 'stale', currentVersion: 5, samePerson: 'sod.of-a-later-release' },
      'stale: the record is now version 5, same person: sod.of-a-later-release',
    ],
  ])('ends with what is wrong with it: %p', (changes, note) => {
    expect(textOf(changes)).toBe(`${VALID}, ${note}`);
  });
});

it('a row has its signatures with their texts, one after the other; an unsigned row has no such member', () => {
  const { signatures } = printSignatures({ signatures: [signature, { ...signature, meaning: 'approved' }] });
  expect(signatures?.[0]).toEqual({ ...signature, text: signatureText(signature) });
  expect(joinSignatures(signatures)).toBe(
    `${signatureText(signature)}; ${signatureText({ ...signature, meaning: 'approved' })}`,
  );
  for (const unsigned of [{}, { signatures: [] }]) expect(printSignatures(unsigned)).toEqual({});
  expect(joinSignatures(undefined)).toBe('');
});
