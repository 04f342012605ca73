import { readFileSync } from 'node:fs';

/**
 * @typedef {object} SampleFile an FSVP file of the sample
 * @property {string} importer @property {string} food names of the sample
 * @property {string} fei of the supplier
 * @property {import('@fsvp/contracts/program/readiness/regime').Regime} regime that the determination chooses
 * @property {string} [circumstances] @property {string} [after] the circumstances when it was opened, and later
 * @property {string} [reason] of the choice
 * @property {boolean} [draft] false: nobody has begun a determination
 * @property {boolean} [signed] false: the determination is a draft
 * @property {{ kind: string, effective: number | 'year' }[]} [assurances] effective: days from today, or the beginning of this year
 * @property {{ kind: string, checked: number, found?: boolean }[]} [checks]
 * @property {string} [evidence] the requirement that a document of the supplier is linked to
 * @property {string} [lifecycle] 'importing' when left out
 * @property {string} [closeReason]
 */
/** @typedef {import('./program-service.mjs').Person} Person */
/**
 * @typedef {object} SampleProgram
 * @property {Record<'administrator' | 'qualified', Person>} people
 * @property {Record<string, { duns: string, legalName: string, role: string }>} importers
 * @property {Record<string, object>} circumstances
 * @property {Record<string, { name: string, productCodes?: string[], facts?: object }>} foods
 * @property {SampleFile[]} files
 */

/** @type {SampleProgram} */
export const sampleProgram = JSON.parse(readFileSync(new URL('../sample/fsvp-files.json', import.meta.url), 'utf8'));
