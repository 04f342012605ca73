import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { toYaml } from './yaml.js';

describe('toYaml', () => {
  it('writes what a YAML parser reads as the same data', async () => {
    const data = {
      text: 'a: b # c',
      lines: 'one\ntwo "quoted" \u2028 Ünïcode \\',
      no: true,
      'x y': null,
      '200': 1.5,
      '/api/{id}': { get: [] },
      empty: {},
      list: [1, 'a', [2, [3]], { a: { b: [] }, c: [{ d: -1 }] }],
      '': '',
    };
    const text = await toYaml(data);
    expect(parse(text)).toEqual(data);
    expect(parse(text, { version: '1.1' })).toEqual(data);
  });
});
