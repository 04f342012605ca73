import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { HttpClient } from './http-client.mjs';
import { SAVE_WITH_EVENT } from './peer-sql.mjs';

const SUPPLIERS = 100;
const PER_SECOND = 10;

/** @typedef {() => Promise<unknown>} Save saves a supplier; they take turns */
/** @typedef {{ save: Save, close: () => Promise<void> }} Saver another client */

/** Saves through the API of the product: each PUT names the version that it changes. @param {import('../../suite.mjs').Suite} suite @returns {Promise<Saver>} */
export async function productSaver({ url, password }) {
  const client = new HttpClient(url, 4);
  await client.login(password);
  const { suppliers } = await client.getJson(`/api/suppliers?limit=${SUPPLIERS}&offset=0`);
  const next = inTurn(/** @type {{ id: string, version: number }[]} */ (suppliers));
  return {
    save: async () => {
      const one = next();
      const saved = await client.sendJson(
        'PUT',
        `/api/suppliers/${one.id}`,
        { postalCode: postalCode() },
        {
          'if-match': `"${one.version}"`,
        },
      );
      one.version = saved.version;
    },
    close: () => client.close(),
  };
}

/**
 * Saves the same suppliers by another server.
 * @param {{ url: string, headers?: Record<string, string> }} server @param {readonly string[]} ids @param {(client: HttpClient, id: string, postalCode: string) => Promise<unknown>} save
 * @returns {Saver}
 */
export function serverSaver({ url, headers }, ids, save) {
  const client = new HttpClient(url, 4, headers);
  const next = inTurn(ids);
  return { save: () => save(client, next(), postalCode()), close: () => client.close() };
}

/** Saves in the tables of pgbench, with an event. @param {string} url @param {readonly string[]} ids @returns {Promise<Saver>} */
export async function sqlSaver(url, ids) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const next = inTurn(ids);
  return {
    save: () => client.query({ name: 'save', text: SAVE_WITH_EVENT, values: [next(), postalCode()] }),
    close: () => client.end(),
  };
}

/**
 * Runs `work` while suppliers are saved.
 * @template T @param {Save} save @param {() => Promise<T>} work @throws what a save threw
 */
export async function whileSaving(save, work) {
  /** @type {Promise<unknown>[]} */ const saves = [];
  const timer = setInterval(() => saves.push(save()), 1000 / PER_SECOND);
  const all = () => Promise.all(saves);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await all();
    // What the last one causes belongs to this turn.
    await sleep(200);
  }
}

const postalCode = () => String(Math.floor(Math.random() * 1e9));

/** @template T @param {readonly T[]} all @returns {() => T} */
function inTurn(all) {
  let number = 0;
  return () => /** @type {T} */ (all[(number += 1) % all.length]);
}
