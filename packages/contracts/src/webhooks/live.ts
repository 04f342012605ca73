/** The beginnings of the paths of answers, and the types of records that these show, name or count (catalogue/live.ts). */
export const WEBHOOKS_DEPENDENCIES = {
  '/api/webhooks': ['webhook'],
} as const;
