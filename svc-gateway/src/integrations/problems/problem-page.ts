import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { PROBLEM_TYPES, problemTypeUri, type ProblemCode } from '@fsvp/contracts/core/problem-types';
import type { ProblemType } from '@fsvp/contracts/core/problem-types/problem-type';

const STYLE = `
:root { color-scheme: light dark; --canvas: #f8fafc; --text: #0f172a; --muted: #475569; --link: #4338ca; --line: #e2e8f0; }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0b1120; --text: #e6edf6; --muted: #a9b6c8; --link: #a5b4fc; --line: #26334a; }
}
body { margin: 0 auto; max-width: 72ch; padding: 1.5rem; background: var(--canvas); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.3; }
h2 { margin: 1.5rem 0 0.25rem; font-size: 1.125rem; }
a { color: var(--link); }
p, dd { margin: 0 0 0.75rem; }
dt { border-top: 1px solid var(--line); padding-top: 0.75rem; }
dd { color: var(--muted); }
code { overflow-wrap: anywhere; }
`;

/** The pages have no script, no file and no form; their style is named by its hash. */
export const PROBLEM_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`).replace(/`([^`]*)`/g, '<code>$1</code>');

const page = (title: string, main: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escape(title)} - FSVP Suite</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
${main}
    </main>
  </body>
</html>
`;

const statusOf = ({ status }: ProblemType) => `${status} ${STATUS_CODES[status] ?? ''}`;

/** The page of one problem type. */
export function renderProblemPage(code: ProblemCode): string {
  const type: ProblemType = PROBLEM_TYPES[code];
  return page(
    code,
    `      <h1><code>${code}</code></h1>
      <p>${escape(type.description)}</p>
      <h2>What to do</h2>
      <p>${escape(type.whatToDo)}</p>
      <h2>In the response</h2>
      <p>Status ${statusOf(type)}, <code>type</code> <code>${problemTypeUri(code)}</code>, <code>title</code> “${escape(type.title)}”. The <code>detail</code> says what it was this time.</p>
      <p><a href="/problems">All problems</a></p>`,
  );
}

/** The page that lists all problem types. */
export function renderProblemIndex(): string {
  const codes = Object.keys(PROBLEM_TYPES) as ProblemCode[];
  const statuses = [...new Set(codes.map((code) => PROBLEM_TYPES[code].status))].sort((one, other) => one - other);
  const group = (status: number) =>
    codes
      .filter((code) => PROBLEM_TYPES[code].status === status)
      .map(
        (code) => `        <dt><a href="${problemTypeUri(code)}"><code>${code}</code></a></dt>
        <dd>${escape(PROBLEM_TYPES[code].description)}</dd>`,
      )
      .join('\n');
  const groups = statuses.map(
    (status) => `      <h2>${status} ${STATUS_CODES[status] ?? ''}</h2>
      <dl>
${group(status)}
      </dl>`,
  );
  return page(
    'Problems',
    `      <h1>Problems</h1>
      <p>Every failed call is answered with problem details (RFC 9457). Programs decide by <code>code</code>, which never changes its meaning; <code>detail</code> is for people.</p>
${groups.join('\n')}`,
  );
}
