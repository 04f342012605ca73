import { describe, expect, it } from '@jest/globals';
import { canonicalText, sha256 } from '@fsvp/service-kit/signatures/canonical';

describe('canonical text', () => {
  it('writes numbers, strings and members as RFC 8785 does', () => {
    const numbers = [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001, -0, 1e21, 1e20];
    expect(canonicalText(numbers)).toBe('[333333333.3333333,1e+30,4.5,0.002,1e-27,0,1e+21,100000000000000000000]');
    expect(canonicalText(['\u20ac$\u000F\nA\'B"\\"/\u2028', '\u0007'])).toBe(
      '["\u20ac$\\u000f\\nA\'B\\"\\\\\\"/\u2028","\\u0007"]',
    );
    // By UTF-16 code units, so that a character outside of the basic plane comes before one near its end.
    expect(canonicalText({ '\ufb33': 1, '\u{1f600}': 2, '\u20ac': 3, '\r': 4, '1': 5, '\u0080': 6 })).toBe(
      '{"\\r":4,"1":5,"\u0080":6,"\u20ac":3,"\u{1f600}":2,"\ufb33":1}',
    );
  });

  it('is the same whatever the order of the members, at any depth', () => {
    const one = { b: [{ y: null, x: true }], a: { d: 'é', c: 1 } };
    const other = { a: { c: 1, d: 'é' }, b: [{ x: true, y: null }] };
    expect(canonicalText(one)).toBe(canonicalText(other));
    expect(canonicalText(one)).toBe('{"a":{"c":1,"d":"é"},"b":[{"x":true,"y":null}]}');
  });

  it('has the SHA-256 of its UTF-8 bytes', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
