/** Media types of tables that are imported. */
export const CSV_TYPE = 'text/csv';
export const TSV_TYPE = 'text/tab-separated-values';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
