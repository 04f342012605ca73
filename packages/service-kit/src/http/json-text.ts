import { setImmediate as nextTurn } from 'node:timers/promises';

/** JSON text built by PostgreSQL or in slices, sent without parsing. */
export type JsonText = string & { readonly __json: unique symbol };

const ITEMS_PER_TURN = 1000;

/** Converts as `JSON.stringify`, but long lists of an object in slices, between which other requests run. */
export async function toJsonText(value: unknown): Promise<JsonText> {
  if (typeof value !== 'object' || !Object.values(value ?? {}).some(isLong)) return JSON.stringify(value) as JsonText;
  const members: string[] = [];
  for (const [name, member] of Object.entries(value ?? {}) as [string, unknown][]) {
    const text = isLong(member) ? await listText(member) : JSON.stringify(member);
    if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${members.join()}}` as JsonText;
}

function isLong(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > ITEMS_PER_TURN;
}

async function listText(items: unknown[]): Promise<string> {
  const slices: string[] = [];
  for (let start = 0; start < items.length; start += ITEMS_PER_TURN) {
    slices.push(JSON.stringify(items.slice(start, start + ITEMS_PER_TURN)).slice(1, -1));
    await nextTurn();
  }
  return `[${slices.join()}]`;
}
