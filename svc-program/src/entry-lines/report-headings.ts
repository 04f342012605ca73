import { ENTRY_LINE_COLUMN_NAMES, type EntryLineColumn } from '@fsvp/contracts/program/entry-line';
import { headingKey } from '../reference-data/read-file.js';
import type { SourceReading } from './sources.js';

/** How filers, brokers and ACE name the fields, as `headingKey`s. */
const SYNONYMS: Record<EntryLineColumn, readonly string[]> = {
  entryNumber: ['entry', 'entryno', 'entrynum', 'entrysummarynumber', 'cbpentrynumber', 'cbpentryno', 'fdaentrynumber'],
  lineNumber: [
    'line',
    'lineno',
    'linenum',
    'entryline',
    'entrylinenumber',
    'entrysummarylinenumber',
    'fdaline',
    'fdalinenumber',
    'pgalinenumber',
  ],
  productCode: [
    'fdaproductcode',
    'fdaproduct',
    'fdacode',
    'pgaproductcode',
    'pgaproductcodenumber',
    'productcodenumber',
  ],
  role: [
    'entrycode',
    'aoc',
    'aoccode',
    'aofc',
    'aofccode',
    'affirmationofcompliance',
    'affirmationofcompliancecode',
    'fsvpcode',
    'entityrolecode',
  ],
  arrivedOn: [
    'arrival',
    'arrivaldate',
    'dateofarrival',
    'actualarrivaldate',
    'estimatedarrivaldate',
    'importdate',
    'importationdate',
    'entrydate',
  ],
  declaredName: ['fsvpimporter', 'fsvpimportername', 'fsvpname', 'fsvpentityname'],
  declaredEmail: ['fsvpimporteremail', 'fsvpemail', 'fsvpimporteremailaddress', 'fsvpentityemail'],
  declaredDuns: [
    'fsvpimporterduns',
    'fsvpimporterdunsnumber',
    'fsvpduns',
    'fsvpdunsnumber',
    'importerduns',
    'duns',
    'dunsnumber',
    'fsvpentityidentifier',
  ],
  fileNumber: ['fsvpfile', 'fsvpfilenumber'],
  priorNoticeNumber: [
    'priornotice',
    'pnnumber',
    'pncnumber',
    'pnconfirmation',
    'pnconfirmationnumber',
    'priornoticeconfirmation',
    'priornoticeconfirmationnumber',
  ],
  lots: ['lot', 'lotno', 'lotnumber', 'lotnumbers', 'lotcode'],
  quantity: ['qty', 'quantityandunit'],
  manufacturerName: [
    'manufacturer',
    'mfr',
    'mfrname',
    'mfg',
    'mfgname',
    'foreignmanufacturer',
    'foreignsupplier',
    'supplier',
    'suppliername',
    'mfgfirmname',
  ],
  manufacturerId: [
    'mid',
    'mfrid',
    'mfgid',
    'manufactureridentifier',
    'manufacturermid',
    'mfgfirmfeinum',
    'manufacturerfei',
    'manufacturerduns',
  ],
  productDescription: [
    'description',
    'productname',
    'product',
    'commodity',
    'commoditydescription',
    'commercialdescription',
    'goodsdescription',
    'fdaproductdescription',
  ],
};

const BY_HEADING = new Map(
  ENTRY_LINE_COLUMN_NAMES.flatMap((column) => [column, ...SYNONYMS[column]].map((name) => [headingKey(name), column])),
);

/** Headings that reports have. */
export const KNOWN_HEADINGS: readonly string[] = [...BY_HEADING.keys()];

/** The field of each heading, each once: as in the last report of the source, else by its name. */
export function suggestFields(headings: readonly string[], source?: SourceReading): (EntryLineColumn | null)[] {
  const remembered = new Map(source?.columns.map(({ heading, column }) => [headingKey(heading), column]));
  const used = new Set<EntryLineColumn>();
  const suggested = headings.map((): EntryLineColumn | null => null);
  for (const fields of [remembered, BY_HEADING])
    for (const [at, heading] of headings.entries()) {
      const column = fields.get(headingKey(heading));
      if (!column || used.has(column) || suggested[at]) continue;
      used.add(column);
      suggested[at] = column;
    }
  return suggested;
}
