import { expect, test } from '@jest/globals';
import { indentJson } from './indent-json.js';

test('puts each value on its own line without changing it', () => {
  const report = {
    name: 'A "quoted" {brace}, [x]: \\',
    empty: {},
    none: [],
    rows: [{ id: 1, at: null }, [2, 'é']],
    share: 0.1,
  };
  expect(indentJson(JSON.stringify(report))).toBe(JSON.stringify(report, null, 2));
  expect(indentJson('{"cost":1.10,\n"none": [ ]\n}\n')).toBe('{\n  "cost": 1.10,\n  "none": []\n}');
});

test('indents a truncated text up to its end', () => {
  expect(indentJson('{"rows":[{"name":"Acme, In')).toBe('{\n  "rows": [\n    {\n      "name": "Acme, In');
});
