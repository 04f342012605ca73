import { compareAsyncApi, compareOpenApi } from './document-differences.mjs';
import { createAsyncApi, createOpenApi } from './documents.mjs';
import { lastRelease, readRelease } from './releases.mjs';

/** @typedef {import('./document-differences.mjs').DocumentDifferences} DocumentDifferences */

/** What is different since the last release. */
export async function differencesSinceRelease() {
  const release = lastRelease();
  const calls = compareOpenApi(readRelease(release, 'openapi'), await createOpenApi());
  const events = compareAsyncApi(readRelease(release, 'asyncapi'), await createAsyncApi());
  return { release, calls, events };
}

const code = (/** @type {string} */ text) => `\`${text}\``;

/** @param {string} title @param {string[]} lines */
const section = (title, lines) => (lines.length ? [`### ${title}`, lines.map((line) => `- ${line}`).join('\n')] : []);

/** Places with the same names in one line. @param {{ where: string, names: string[] }[]} places @param {(name: string) => string} show */
function linesOf(places, show) {
  /** @type {Map<string, string[]>} */
  const byNames = new Map();
  for (const { where, names } of places) {
    const key = names.map(show).join(', ');
    byNames.set(key, [...(byNames.get(key) ?? []), where]);
  }
  return [...byNames].map(([names, wheres]) => `${wheres.map(code).join(', ')}: ${names}`);
}

/** @param {DocumentDifferences} differences @param {string} noun */
const describe = ({ breaking, added, deprecated, properties, values }, noun) => [
  ...section(`${noun}: breaking`, breaking),
  ...section(
    `${noun}: new`,
    added.map(({ name, summary }) => `${code(name)}: ${summary}`),
  ),
  ...section(`${noun}: new properties and parameters`, linesOf(properties, code)),
  // They are in backticks.
  ...section(
    `${noun}: new values`,
    linesOf(values, (name) => name),
  ),
  ...section(`${noun}: deprecated`, deprecated.map(code)),
];

/**
 * docs/api/changelog.md.
 * @param {{ release: string, calls: DocumentDifferences, events: DocumentDifferences }} differences
 */
export function writeChangelog({ release, calls, events }) {
  const described = [...describe(calls, 'Calls'), ...describe(events, 'Events')];
  return `${[
    '# Changes of calls and events',
    `Made by \`node tools/development/api-changelog.mjs\` from the documents of the last release (\`docs/api/releases\`) and of the present state; a test compares them. What may change is in [versioning](versioning.md). Headers that every call takes are in [ADR 42](../adr/0042-http-for-programs.md). A schema with new properties is named once, in whichever calls or events it is.`,
    `## Since ${release}`,
    ...(described.length ? described : ['Nothing.']),
  ].join('\n\n')}\n`;
}
