/** Apart from the events, whose schemas no screen needs. */
export const SERVICES = ['gateway', 'suppliers', 'quality', 'documents', 'program'] as const;
export type ServiceName = (typeof SERVICES)[number];
