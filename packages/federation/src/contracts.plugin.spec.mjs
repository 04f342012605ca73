/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import webpack from 'webpack';
import { ContractsPlugin } from './contracts.plugin.mjs';

const FILES = {
  'packages/contracts/src/call.js': 'export const defineCall = (call) => call; export const schema = (text) => [text];',
  'packages/contracts/src/food.js': `import { defineCall, schema } from './call.js';
const food = schema('of a response');
export const listFoods = defineCall({ id: 'listFoods', summary: 'Foods', query: schema('of a query'), path: '/api/foods', response: food });
export const createFood = defineCall({ id: 'createFood', path: '/api/foods', body: schema('of a body') });`,
};

/** Builds a screen that imports contracts. @param {string} screen */
async function build(screen) {
  const dir = mkdtempSync(path.join(tmpdir(), 'contracts-'));
  for (const [file, text] of Object.entries({ ...FILES, 'screen.js': screen })) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  const compiler = webpack({
    context: dir,
    mode: 'production',
    optimization: { emitOnErrors: true },
    entry: './screen.js',
    output: { path: dir, filename: 'built.js' },
    resolve: { alias: { '@fsvp/contracts': path.join(dir, 'packages/contracts/src') } },
    plugins: [new ContractsPlugin()],
  });
  const errors = await new Promise((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats?.compilation.errors.map(String)))),
  );
  const code = readFileSync(path.join(dir, 'built.js'), 'utf8');
  rmSync(dir, { recursive: true });
  return { errors, code };
}

test('a build has neither calls that it does not make, nor what only the server uses of a call', async () => {
  const { errors, code } = await build("import { listFoods } from '@fsvp/contracts/food.js'; console.log(listFoods);");
  expect(errors).toEqual([]);
  expect(code).toContain('/api/foods');
  expect(code).not.toMatch(/of a response|of a query|of a body|summary|createFood/);
});

test('a body stays', async () => {
  const { code } = await build("import { createFood } from '@fsvp/contracts/food.js'; console.log(createFood);");
  expect(code).toContain('of a body');
});

test('code of the browser that reads a part of the server does not build', async () => {
  const { errors } = await build("import { listFoods } from '@fsvp/contracts/food.js'; console.log(listFoods.query);");
  expect(errors).toEqual([expect.stringContaining("'query' of a call is not in the browser")]);
});
