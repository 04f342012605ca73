import { parseArgs } from 'node:util';
import { databaseOwners } from '../infrastructure/databases.mjs';
import { messageOf, OperatorError } from '../operator-error.mjs';

const USAGE = `Use one of:
  npm run dead-letters -- list [--service S] [--consumer C] [--older-than 7d] [--discarded] [--json]
  npm run dead-letters -- show ID [--json]
  npm run dead-letters -- replay ID...
  npm run dead-letters -- replay --all [--service S] [--consumer C] [--older-than 7d] [--reason TEXT]
  npm run dead-letters -- discard ID --reason TEXT
  npm run dead-letters -- restore ID
An ID is what list prints, such as quality/0197a000-0000-7000-8000-00000000000a.`;

const ID = /^([a-z]+)\/[0-9a-f-]{36}$/;

/**
 * @typedef {object} Options
 * @property {string[]} ids
 * @property {boolean} all
 * @property {boolean} json
 * @property {boolean} discarded
 * @property {string} [service]
 * @property {string} [consumer]
 * @property {string} [reason]
 * @property {string} [olderThanDays]
 */

/** @param {string} problem */
const refuse = (problem) => new OperatorError(`${problem}\n${USAGE}`);

/**
 * @param {string[]} args
 * @returns {Options & { action: 'list' | 'show' | 'replay' | 'discard' | 'restore' }}
 */
export function readArguments(args) {
  const { values, positionals } = parsed(args);
  const [action = 'list', ...ids] = positionals;
  const { all = false, json = false, discarded = false, service, consumer, reason } = values;
  if (service && !isService(service))
    throw refuse(`'${service}' is not a service: use one of ${databaseOwners.join(', ')}.`);
  const bad = ids.find((id) => !isService(ID.exec(id)?.[1] ?? ''));
  if (bad) throw refuse(`'${bad}' is not an ID.`);
  const age = values['older-than'];
  const olderThanDays = age && /^([1-9]\d{0,2})d$/.exec(age)?.[1];
  if (age && !olderThanDays) throw refuse(`'${age}' is no age: use days, such as 7d.`);
  const options = { ids, all, json, discarded, service, consumer, reason, olderThanDays };
  switch (action) {
    case 'list':
      if (ids.length) throw refuse('list has no ID.');
      return { action, ...options };
    case 'replay':
      if (all === ids.length > 0) throw refuse('Name the IDs to replay, or --all.');
      if (!all && (service || consumer || reason || age))
        throw refuse('--service, --consumer, --older-than and --reason need --all.');
      return { action, ...options };
    case 'discard':
      if (!reason?.trim()) throw refuse('A discard needs --reason, which the audit trail keeps.');
      return { action, ...one(options) };
    case 'show':
    case 'restore':
      return { action, ...one(options) };
    default:
      throw refuse(`'${action}' is no command.`);
  }
}

/** @param {Options} options */
function one(options) {
  if (options.ids.length !== 1) throw refuse('Name one ID.');
  return options;
}

/** @param {string} name */
const isService = (name) => databaseOwners.some((owner) => owner === name);

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        json: { type: 'boolean' },
        discarded: { type: 'boolean' },
        service: { type: 'string' },
        consumer: { type: 'string' },
        reason: { type: 'string' },
        'older-than': { type: 'string' },
      },
    });
  } catch (error) {
    throw refuse(messageOf(error));
  }
}
