import type { ReportFormat } from '@fsvp/contracts/reports/report';
import { writeCsv } from './csv.format.js';
import { writeJson } from './json.format.js';
import { writePdf } from './pdf.format.js';
import type { WriteFormat } from './report-format.js';
import { writeXlsx } from './xlsx.format.js';

export const FORMATS: Record<ReportFormat, WriteFormat> = {
  json: writeJson,
  csv: writeCsv,
  xlsx: writeXlsx,
  pdf: writePdf,
};
