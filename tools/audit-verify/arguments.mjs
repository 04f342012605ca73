import { parseArgs } from 'node:util';
import { databaseOwners } from '../infrastructure/databases.mjs';
import { messageOf, OperatorError } from '../operator-error.mjs';

const usage =
  'Use `npm run audit:verify -- [--checkpoint file] [--accept-unkeyed service=first-last]... [--database service=postgres://...]...`.';

/**
 * @param {string[]} args
 * @returns {{ checkpoint?: string, databases?: Record<string, string>, accepted: import('./accept-unkeyed.mjs').Range[] }}
 */
export function readArguments(args) {
  const { checkpoint, database, 'accept-unkeyed': ranges = [] } = parsed(args);
  const accepted = ranges.map(readRange);
  if (!database) return { checkpoint, accepted };
  /** @type {Record<string, string>} */ const databases = {};
  for (const one of database) {
    const [, service = '', url = ''] = /^(\w+)=(.+)$/.exec(one) ?? [];
    if (!databaseOwners.some((name) => name === service) || !URL.canParse(url)) {
      throw new OperatorError(
        `'${one}' is not a database. Use one of ${databaseOwners.join(', ')} and its address, such as suppliers=postgres://.... ${usage}`,
      );
    }
    databases[service] = url;
  }
  return { checkpoint, databases, accepted };
}

/** @param {string} text @returns {import('./accept-unkeyed.mjs').Range} */
function readRange(text) {
  const [, service = '', first = '', last = ''] = /^(\w+)=(\d+)-(\d+)$/.exec(text) ?? [];
  if (!databaseOwners.some((name) => name === service))
    throw new OperatorError(`'${text}' names no entries. Write them as in suppliers=101-140. ${usage}`);
  return { service, first, last };
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args,
      options: {
        checkpoint: { type: 'string' },
        database: { type: 'string', multiple: true },
        'accept-unkeyed': { type: 'string', multiple: true },
      },
    }).values;
  } catch (error) {
    throw new OperatorError(`${messageOf(error)}. ${usage}`);
  }
}
