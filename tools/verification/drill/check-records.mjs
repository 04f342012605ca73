import { RECORD_TYPES } from './record-types.mjs';

const PAGE = 100;

/** @typedef {import('./writer.mjs').Tools} Tools */
/** @typedef {import('./ledger.mjs').Entry} Entry */

/**
 * Compares every record with the ledger, by the lists that users see.
 * @param {Tools} tools @param {import('./findings.mjs').Findings} findings
 */
export async function checkRecords({ client, ledger }, findings) {
  const get = async (/** @type {string} */ path) => {
    const answer = await client.call('GET', path);
    if (answer.status !== 200) throw new Error(`GET ${path} answered ${answer.status} after the drill`);
    return answer;
  };
  /** @type {string[]} */ const lost = [];
  /** @type {string[]} */ const doubled = [];
  /** @type {string[]} */ const misnamed = [];
  let live = 0;
  for (const [type, { list, listed, create }] of Object.entries(RECORD_TYPES)) {
    const expected = new Map(ledger.of(type).flatMap((one) => (one.deleted ? [] : [[one.id, one]])));
    live += expected.size;
    const found = list
      ? await readPages(async (offset) => {
          const { body } = await get(`${list}?limit=${PAGE}&offset=${offset}`);
          return listed ? body[listed] : body;
        })
      : await readProducts(get, ledger.of('supplier'));
    const seen = new Set();
    for (const record of found) {
      const entry = expected.get(record.id);
      if (!entry || seen.has(record.id)) doubled.push(`${type} ${record.id} is in the list and was not acknowledged`);
      seen.add(record.id);
      if (!entry) continue;
      const differing = Object.keys(create('', false)).filter((name) => !sameValue(record[name], entry.fields[name]));
      if (record.version !== entry.version) differing.push('version');
      if (differing.length) lost.push(`${type} ${record.id} differs: ${differing.join(', ')}`);
      const supplier = ledger.entries.get(entry.supplierId);
      if (supplier && 'supplierName' in record && record.supplierName !== supplier.fields.name)
        misnamed.push(`${type} ${record.id} has ${record.supplierName}, not ${String(supplier.fields.name)}`);
    }
    for (const id of expected.keys()) if (!seen.has(id)) lost.push(`${type} ${id} is not in the list`);
  }
  for (const entry of ledger.entries.values()) {
    if (!entry.deleted) continue;
    const { status, body } = await client.call('GET', entry.path);
    if (status !== 404 && body?.isActive !== false)
      lost.push(`${entry.type} ${entry.id}: its deletion is lost (${status})`);
  }
  findings.note('acknowledged writes', String(ledger.writes));
  findings.note('records, live and deleted', `${live}, ${ledger.entries.size - live}`);
  findings.expectNone('lost writes', lost);
  findings.expectNone('doubled records', doubled);
  findings.expectNone("records with another supplier's name", misnamed);
  findings.expectNone('damaged files', await damagedFiles(client, ledger));
}

/** @param {unknown} found @param {unknown} sent */
const sameValue = (found, sent) => found === sent || (typeof found === 'string' && found.slice(0, 10) === sent);

/** @param {(offset: number) => Promise<any[]>} readPage */
async function readPages(readPage) {
  const all = [];
  for (;;) {
    const page = await readPage(all.length);
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

/** @param {(path: string) => Promise<import('./client.mjs').Answer>} get @param {Entry[]} suppliers */
async function readProducts(get, suppliers) {
  const all = [];
  for (const { id, deleted } of suppliers) {
    if (deleted) continue;
    const { body } = await get(`/api/suppliers/${id}/products?limit=${PAGE}`);
    all.push(...(Array.isArray(body) ? body : body.products));
  }
  return all;
}

/** @param {import('./client.mjs').Client} client @param {import('./ledger.mjs').Ledger} ledger */
async function damagedFiles(client, ledger) {
  const damaged = [];
  for (const { id, path, deleted, file } of ledger.of('document')) {
    if (deleted) continue;
    const { status, body } = await client.call('GET', `${path}/download`);
    if (status !== 200 || body !== file) damaged.push(`document ${id} (${status})`);
  }
  return damaged;
}
