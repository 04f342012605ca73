import { parseArgs } from 'node:util';
import { databaseOwners } from '../infrastructure/databases.mjs';
import { messageOf, OperatorError } from '../operator-error.mjs';

const usage = 'Use `npm run audit:verify -- [--checkpoint file] [--database service=postgres://...]...`.';

/**
 * @param {string[]} args
 * @returns {{ checkpoint?: string, databases?: Record<string, string> }}
 */
export function readArguments(args) {
  const { checkpoint, database } = parsed(args);
  if (!database) return { checkpoint };
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
  return { checkpoint, databases };
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args,
      options: { checkpoint: { type: 'string' }, database: { type: 'string', multiple: true } },
    }).values;
  } catch (error) {
    throw new OperatorError(`${messageOf(error)}. ${usage}`);
  }
}
