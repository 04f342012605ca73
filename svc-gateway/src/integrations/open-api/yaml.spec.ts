import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { toYaml } from './yaml.js';

describe('toYaml', () => {
  it('writes what a YAML parser reads as the same data', () => {
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
    expect(parse(toYaml(data))).toEqual(data);
    expect(parse(toYaml(data), { version: '1.1' })).toEqual(data);
  });
});
