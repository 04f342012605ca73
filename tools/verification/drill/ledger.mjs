/**
 * @typedef {object} Entry what the suite acknowledged about one record
 * @property {string} type
 * @property {string} id
 * @property {string} path of the record
 * @property {string} supplierId
 * @property {Record<string, unknown>} fields as last acknowledged
 * @property {string} [file] the text file of a document
 * @property {number} version
 * @property {boolean} deleted
 * @property {number} children records that refer to it
 */

/** Every acknowledged write, by record. One writer changes a record, so that its last state is known. */
export class Ledger {
  /** @type {Map<string, Entry>} */ entries = new Map();
  writes = 0;
  /** Reports that were requested. @type {string[]} */ reports = [];
  /** Answers that no fault explains. @type {string[]} */ surprises = [];

  /** @param {Omit<Entry, 'version' | 'deleted' | 'children'>} created */
  create(created) {
    this.writes += 1;
    const entry = { ...created, version: 1, deleted: false, children: 0 };
    this.entries.set(entry.id, entry);
    return entry;
  }

  /** @param {Entry} entry @param {Record<string, unknown>} fields */
  update(entry, fields) {
    this.writes += 1;
    entry.version += 1;
    Object.assign(entry.fields, fields);
  }

  /** @param {Entry} entry */
  delete(entry) {
    this.writes += 1;
    entry.version += 1;
    entry.deleted = true;
    const parent = this.entries.get(entry.supplierId);
    if (parent) parent.children -= 1;
  }

  /** @param {string} id */
  requestReport(id) {
    this.writes += 1;
    this.reports.push(id);
  }

  /** @param {string} type */
  of(type) {
    return [...this.entries.values()].filter((entry) => entry.type === type);
  }
}
