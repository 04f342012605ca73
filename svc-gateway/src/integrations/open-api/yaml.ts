import { forEachWithBreaks } from '@fsvp/service-kit/runtime/event-loop-breaks';

const PLAIN_KEY = /^[A-Za-z][\w./-]*$/;
/** Words that YAML 1.1 reads as something else than text. */
const WORDS = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

const keyOf = (key: string) => (PLAIN_KEY.test(key) && !WORDS.test(key) ? key : JSON.stringify(key));

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function* linesOf(value: object, indent = ''): Generator<string> {
  const entries: Iterable<[string, unknown]> = Array.isArray(value)
    ? value.map((entry: unknown) => ['-', entry])
    : Object.entries(value).map(([key, entry]) => [`${keyOf(key)}:`, entry]);
  for (const [name, entry] of entries) {
    if (entry === undefined) continue;
    if (isBranch(entry)) {
      yield indent + name;
      yield* linesOf(entry, `${indent}  `);
    } else yield `${indent}${name} ${JSON.stringify(entry)}`;
  }
}

/**
 * JSON data as YAML: its structure in lines, with values as in JSON, which is YAML too. Other requests are answered in between, which
 * js-yaml does not allow.
 */
export async function toYaml(value: object): Promise<string> {
  const lines: string[] = [];
  await forEachWithBreaks(linesOf(value), (line) => lines.push(line));
  return `${lines.join('\n')}\n`;
}
