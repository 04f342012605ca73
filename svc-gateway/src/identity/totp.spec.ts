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
  setTime(15);
  const stored = 'oedYPe3Ht3V6psRBp3ykahnub49xrg7FuwAfpM61r/aMefq+pc9TI5HOOoBhG58gV4aCtOPS+Sk+53SV';
  const code = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP') }).generate({
    timestamp: START + 15_000,
  });
  expect(secrets.check(stored, code, 0)).toMatchObject({ step: STEP });
  expect(() => new TotpSecrets('another secret').check(stored, code, 0)).toThrow();
});

it.each([-15_000, -3000, 0, 10_000])('a code counts for 30 s, when codes are ahead by %d ms', (aheadMs) => {
  const code = codeAt(0);
  const counts = (seconds: number) => {
    setTime(seconds);
    return typeof secrets.check(encrypted, code, aheadMs) === 'object';
  };
  const accepted = Array.from({ length: 400 }, (_, index) => index / 2 - 100).filter(counts);
  expect(accepted).toHaveLength(60);
  const begin = 0 - aheadMs / 1000;
  expect([accepted[0], accepted.at(-1)]).toEqual([begin, begin + 29.5]);
  // An accepted code moves the time of the next one, which still counts for 30 s.
  for (const seconds of [accepted[0], accepted.at(-1)] as number[]) {
    setTime(seconds);
    const used = secrets.check(encrypted, code, aheadMs);
    if (typeof used !== 'object') throw new Error('the code counts');
    expect(used.step).toBe(STEP);
    expect(secrets.check(encrypted, codeAt(30), aheadMs)).toBe('of another time');
    expect(Math.abs(used.aheadMs - aheadMs)).toBeLessThanOrEqual(1500);
  }
});

it('tells a code of two minutes before or after from a wrong one', () => {
  setTime(15);
  expect(secrets.check(encrypted, codeAt(-110), 0)).toBe('of another time');
  expect(secrets.check(encrypted, codeAt(140), 0)).toBe('of another time');
  expect(secrets.check(encrypted, codeAt(-150), 0)).toBe('wrong');
  expect(secrets.check(encrypted, 'abcdef', 0)).toBe('wrong');
  expect(secrets.check(encrypted, codeAt(15).replace(/(?<=^...)/, ' '), 0)).toMatchObject({ step: STEP });
});

it.each([
  ['at once', 1, -1000],
  ['in its time', 10, -3000],
  ['when it has just ended', 34, -4001],
  ['of a clock that is behind by too much', 46, undefined],
  ['of a clock that is ahead', -9, 9000],
  ['of a clock that is ahead by too much', -11, undefined],
])('the first code, entered %s, shows how far codes are ahead', (_when, seconds, aheadMs) => {
  setTime(seconds);
  const check = secrets.checkFirst(encrypted, codeAt(0));
  expect(check).toEqual(aheadMs === undefined ? 'of another time' : { step: STEP, aheadMs });
});

it.each([
  ['a person with a right clock', -7],
  ['a password manager', -0.5],
  ['a phone that is 12 s ahead', 6],
  ['a phone that is 6 s behind', -13],
])('learns when %s enters codes', (_who, ahead) => {
  let aheadMs = -3000;
  let refused = 0;
  const attempts = 300;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // Spread evenly over the 30 s of the codes.
    const seconds = attempt * 3600 + ((attempt * 0.618_034) % 1) * 30;
    setTime(seconds);
    const check = secrets.check(encrypted, codeAt(seconds + ahead), aheadMs);
    if (typeof check === 'object') aheadMs = check.aheadMs;
    else if (attempt > 50) refused += 1;
  }
  expect(Math.abs(aheadMs - ahead * 1000)).toBeLessThan(2000);
  expect(refused / (attempts - 50)).toBeLessThan(0.05);
});
