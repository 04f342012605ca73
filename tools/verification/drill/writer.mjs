import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { REPORT_TYPES } from '@fsvp/contracts/reports/report';
import { fileOf, RECORD_TYPES } from './record-types.mjs';
import { seededRandom } from './random.mjs';

const RETRY_MS = 250;
/** A write that is not acknowledged by then is not retried: the promise is broken. */
const PATIENCE_MS = 180_000;
const FAILING_INSPECTIONS = 0.05;

/** @typedef {import('./ledger.mjs').Entry} Entry */
/** @typedef {{ client: import('./client.mjs').Client, ledger: import('./ledger.mjs').Ledger, outcomes: import('./outcomes.mjs').Outcomes }} Tools */

/** Creates, changes and deletes records of its own, one write at a time. */
export class Writer {
  #random;
  #number = 0;
  /** @type {Entry[]} */ #own = [];

  /** @param {Tools} tools @param {string} name @param {number} seed */
  constructor({ client, ledger, outcomes }, name, seed) {
    this.client = client;
    this.ledger = ledger;
    this.outcomes = outcomes;
    this.name = name;
    this.#random = seededRandom(seed);
  }

  /** Makes one write and repeats it until it is acknowledged. */
  async write() {
    const draw = this.#random.next();
    const live = this.#own.filter(({ deleted }) => !deleted);
    const suppliers = live.filter(({ type }) => type === 'supplier');
    if (suppliers.length < 3) return this.#create('supplier', undefined);
    if (draw < 0.003) return this.requestReport();
    if (draw < 0.37) return this.#change(this.#random.pick(live));
    const deletable = live.filter(({ children }) => children === 0);
    if (draw < 0.47 && deletable.length > 10) return this.#delete(this.#random.pick(deletable));
    const supplier = this.#random.pick(suppliers.slice(-10));
    return this.#create(this.#pickType(), supplier);
  }

  #pickType() {
    let draw = this.#random.next();
    for (const [type, { share }] of Object.entries(RECORD_TYPES)) if ((draw -= share) < 0) return type;
    return 'supplier';
  }

  #newName() {
    return `Drill ${this.name}-${(this.#number += 1)}`;
  }

  /** @param {string} type @param {Entry} [someSupplier] for a record that has one */
  async #create(type, someSupplier) {
    const { collection, create, service, supplier: place } = RECORD_TYPES[type];
    const name = this.#newName();
    const fields = create(name, this.#random.next() < FAILING_INSPECTIONS);
    const supplier = place ? someSupplier : undefined;
    const supplierId = supplier?.id ?? '';
    const file = type === 'document' ? fileOf(name) : undefined;
    const body = {
      ...fields,
      ...(file && { filePath: await this.#upload(file) }),
      ...(place === 'field' && { supplierId }),
    };
    const path = collection(supplierId);
    const key = { 'idempotency-key': randomUUID() };
    const answer = await this.#until(service, () => this.client.call('POST', path, { body, headers: key }));
    if (answer.status !== 201) return this.#surprise(`POST ${path}`, answer);
    const { id } = answer.body;
    this.#own.push(this.ledger.create({ type, id, path: `${path}/${id}`, supplierId, fields, file }));
    if (supplier) supplier.children += 1;
  }

  /** Stores a file and returns its path. Nothing refers to it yet, so an unclear answer means a new upload. @param {string} file @returns {Promise<string>} */
  async #upload(file) {
    for (let tries = 0; ; tries += 1) {
      const target = await this.#until('documents', () =>
        this.client.call('POST', '/api/objects/upload', { body: {} }),
      );
      const url = new URL(target.body?.uploadURL ?? '/', 'http://localhost');
      const bytes = new TextEncoder().encode(file);
      const stored = await this.client.call('PUT', `${url.pathname}${url.search}`, { body: bytes });
      if (stored.status === 200 || tries > 100) return target.body?.objectPath;
      await sleep(RETRY_MS);
    }
  }

  /** @param {Entry} entry */
  async #change(entry) {
    const { change, service } = RECORD_TYPES[entry.type];
    const fields = change(this.#newName());
    const headers = { 'if-match': `"${entry.version}"` };
    let repeated = false;
    const answer = await this.#until(service, async () => {
      const one = await this.client.call('PUT', entry.path, { body: fields, headers });
      // An earlier attempt was saved although its answer did not arrive.
      if (repeated && one.status === 412 && isSaved(one.body.current, entry, fields)) return { ...one, status: 200 };
      repeated = true;
      return one;
    });
    if (answer.status === 200) this.ledger.update(entry, fields);
    else this.#surprise(`PUT ${entry.path}`, answer);
  }

  /** @param {Entry} entry */
  async #delete(entry) {
    let repeated = false;
    const answer = await this.#until(RECORD_TYPES[entry.type].service, async () => {
      const one = await this.client.call('DELETE', entry.path);
      if (repeated && one.status === 404) return { ...one, status: 204 };
      repeated = true;
      return one;
    });
    if (answer.status === 204) this.ledger.delete(entry);
    else this.#surprise(`DELETE ${entry.path}`, answer);
  }

  /** Starts a report and returns when it is acknowledged. */
  async requestReport() {
    const body = { type: this.#random.pick(REPORT_TYPES) };
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await this.#until('documents', () => this.client.call('POST', '/api/reports', { body, headers }));
    if (answer.status === 202) this.ledger.requestReport(answer.body.id);
    else this.#surprise('POST /api/reports', answer);
  }

  /**
   * Repeats a request while its answer is missing, a failure of the server, or that the first attempt still runs.
   * @param {string} service @param {() => Promise<import('./client.mjs').Answer>} send
   */
  async #until(service, send) {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const start = performance.now();
      const answer = await send();
      const unclear = answer.status === 0 || answer.status >= 500 || answer.status === 409 || answer.status === 429;
      this.outcomes.add(service, start, !unclear);
      if (!unclear || Date.now() > deadline) return answer;
      await sleep(RETRY_MS);
    }
  }

  /** @param {string} request @param {import('./client.mjs').Answer} answer */
  #surprise(request, { status, body }) {
    this.ledger.surprises.push(`${request} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  }
}

/** @param {any} current @param {Entry} entry @param {Record<string, unknown>} fields */
const isSaved = (current, { version }, fields) =>
  current?.version === version + 1 && Object.entries(fields).every(([name, value]) => current[name] === value);
