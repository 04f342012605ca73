import { ESLint } from 'eslint';
import { fixtures } from './fixtures.mjs';

// Prints the rules that each fixture breaks, as JSON. A separate process, because ESLint imports its configuration as a
// module.
const eslint = new ESLint();
const results = [];
for (const { file, code } of fixtures) {
  const [result] = await eslint.lintText(code, { filePath: file });
  results.push(result.messages.map((message) => message.ruleId));
}
console.log(JSON.stringify(results));
