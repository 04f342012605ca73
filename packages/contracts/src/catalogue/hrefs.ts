import { accessHrefs, accessRecordHrefs } from '../access/hrefs.js';
import { documentHrefs, documentRecordHrefs } from '../documents/hrefs.js';
import { programHrefs, programRecordHrefs } from '../program/hrefs.js';
import { qualityHrefs, qualityRecordHrefs } from '../quality/hrefs.js';
import { reportHrefs, reportRecordHrefs } from '../reports/hrefs.js';
import { supplierHrefs, supplierRecordHrefs } from '../suppliers/hrefs.js';
import { webhookHrefs } from '../webhooks/hrefs.js';

/** Links between modules: a module refers to another module's screens only through these. */
export const hrefs = {
  dashboard: () => '/',
  ...supplierHrefs,
  ...qualityHrefs,
  ...documentHrefs,
  ...programHrefs,
  ...reportHrefs,
  ...accessHrefs,
  ...webhookHrefs,
};

/** The page that shows a record's details; undefined for a type without one. @param type as in events, such as 'supplier' */
export function recordHref(type: string, id: string): string | undefined {
  const pages = {
    ...supplierRecordHrefs,
    ...qualityRecordHrefs,
    ...documentRecordHrefs,
    ...programRecordHrefs,
    ...reportRecordHrefs,
    ...accessRecordHrefs,
  };
  return pages[type]?.(id);
}
