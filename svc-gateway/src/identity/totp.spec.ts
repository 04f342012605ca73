import { afterEach, expect, it, jest } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { TotpSecrets } from './totp.js';

const secrets = new TotpSecrets('a secret of the suite');
const { secret, encrypted } = secrets.create('mia@importer.test');
const totp = new TOTP({ secret: Secret.fromBase32(secret) });
/** A time at which a step begins. */
const START = 60_000_000_000;
const STEP = START / 30_000;
const codeAt = (seconds: number) => totp.generate({ timestamp: START + seconds * 1000 });
const setTime = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(START + seconds * 1000);

afterEach(() => void jest.restoreAllMocks());

it('reads a secret that earlier releases stored', () => {
  setTime(18);
  const stored = 'oedYPe3Ht3V6psRBp3ykahnub49xrg7FuwAfpM61r/aMefq+pc9TI5HOOoBhG58gV4aCtOPS+Sk+53SV';
  const code = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP') }).generate({
    timestamp: START + 15_000,
  });
  expect(secrets.check(stored, code)).toBe(STEP);
  expect(() => new TotpSecrets('another secret').check(stored, code)).toThrow();
});

it('a code counts for 30 s, from 3 s after it is shown', () => {
  const code = codeAt(0);
  const accepted = Array.from({ length: 400 }, (_, index) => index / 2 - 100).filter((seconds) => {
    setTime(seconds);
    return secrets.check(encrypted, code) === STEP;
  });
  expect(accepted).toHaveLength(60);
  expect([accepted[0], accepted.at(-1)]).toEqual([3, 32.5]);
});

it('distinguishes a code of two minutes before or after from a wrong one', () => {
  setTime(18);
  expect(secrets.check(encrypted, codeAt(-110))).toBe('of another time');
  expect(secrets.check(encrypted, codeAt(140))).toBe('of another time');
  expect(secrets.check(encrypted, codeAt(-150))).toBe('wrong');
  expect(secrets.check(encrypted, 'abcdef')).toBe('wrong');
  expect(secrets.check(encrypted, codeAt(15).replace(/(?<=^...)/, ' '))).toBe(STEP);
});
