/** The beginnings of the paths of answers, and the types of records that these show, name or count (catalogue/live.ts). */
export const REPORTS_DEPENDENCIES = {
  '/api/reports': ['report-run'],
} as const;
