import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { repoRoot } from '../paths.mjs';

const STATUSES = ['approved', 'approved', 'approved', 'pending', 'rejected', 'suspended'];
const RISKS = ['low', 'medium', 'high'];

/** CSV of that many suppliers: the shipped firms over and over, each time in another town. @param {number} count */
export function supplierCsv(count) {
  const firms = /** @type {{ name: string, country: string }[]} */ (parse(readFileSync(join(repoRoot, 'tools', 'sample', 'suppliers.csv')), { columns: true, bom: true }));
  const quote = (/** @type {string} */ text) => `"${text.replaceAll('"', '""')}"`;
  const rows = Array.from({ length: count }, (_, index) => {
    const firm = firms[index % firms.length];
    const verified = index % 4 === 0 ? '' : new Date(Date.now() - (index % 500) * 86_400_000).toISOString();
    return [quote(firm.name), quote(firm.country), `Town ${Math.floor(index / firms.length)}`, STATUSES[index % STATUSES.length], RISKS[index % RISKS.length], verified].join(',');
  });
  return `name,country,city,status,riskLevel,lastVerificationDate\n${rows.join('\n')}\n`;
}
