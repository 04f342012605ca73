import { afterAll, beforeAll, it } from '@jest/globals';
import { checkFileLists } from './file-list-model.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.close());

it(
  'lists, counts and portfolio follow their rules while files and names change',
  () => checkFileLists(program, 500),
  240_000,
);
