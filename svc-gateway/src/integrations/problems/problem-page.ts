import { STATUS_CODES } from 'node:http';
import { PROBLEM_TYPES, problemTypeUri, type ProblemCode } from '@fsvp/contracts/core/problem-types';
import type { ProblemType } from '@fsvp/contracts/core/problem-types/problem-type';
import { renderPlainPage } from '../../web/plain-page.js';

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`).replace(/`([^`]*)`/g, '<code>$1</code>');

const statusOf = ({ status }: ProblemType) => `${status} ${STATUS_CODES[status] ?? ''}`;

/** The page of one problem type. */
export function renderProblemPage(code: ProblemCode): string {
  const type: ProblemType = PROBLEM_TYPES[code];
  return renderPlainPage(
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
  return renderPlainPage(
    'Problems',
    `      <h1>Problems</h1>
      <p>Every failed call is answered with problem details (RFC 9457). Programs decide by <code>code</code>, which never changes its meaning; <code>detail</code> is for people.</p>
${groups.join('\n')}`,
  );
}
