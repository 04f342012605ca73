import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const here = dirname(fileURLToPath(import.meta.url));

it('has only code that compiles in the README', () => {
  const readme = readFileSync(join(here, '..', 'README.md'), 'utf8');
  const code = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n');
  const file = join(here, 'readme-code.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? code : readFile(name));
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, code, version) : getSourceFile(name, version);
  const program = ts.createProgram([file], options, host);
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ messageText, start = 0 }) =>
        `${code.slice(start, start + 40)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  expect(found).toEqual([]);
  expect(code.length).toBeGreaterThan(1000);
});
