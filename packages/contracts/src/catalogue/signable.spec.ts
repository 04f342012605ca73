import { expect, it } from '@jest/globals';
import { exampleOfRecord } from '../docs/events/examples.js';
import { addedLater } from '../core/signed-field.js';
import { contentRows, SIGNABLE, signedContent } from './signable.js';
import { SIGNABLE_TYPES } from '../signatures/signature.js';

it.each(SIGNABLE_TYPES)(
  'the content of a record of the type %s can be read whatever byte of it was altered',
  (type) => {
    const text = JSON.stringify(signedContent(type, exampleOfRecord(type) as object));
    const whole = contentRows(type, JSON.parse(text) as Record<string, unknown>, {});
    expect(whole.length).toBeGreaterThan(0);
    for (let at = 0; at < text.length; at += 1)
      for (const character of ['X', '9', '"', ' ']) {
        const altered = readObject(text.slice(0, at) + character + text.slice(at + 1));
        const rows = altered ? contentRows(type, altered, {}) : [];
        for (const row of rows) expect(typeof row.text).toBe('string');
      }
  },
);

it('a field that is added later changes the content only of records that have a value in it', () => {
  const { fields } = SIGNABLE['corrective-action'] as { fields: Record<string, unknown> };
  const record = exampleOfRecord('corrective-action');
  const before = signedContent('corrective-action', record);
  fields.lotCode = addedLater('Lot Code');
  try {
    expect(signedContent('corrective-action', { ...record, lotCode: null })).toEqual(before);
    expect(signedContent('corrective-action', { ...record, lotCode: 'L1' })).toEqual({ ...before, lotCode: 'L1' });
  } finally {
    delete fields.lotCode;
  }
});

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
