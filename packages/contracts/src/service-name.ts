/** Apart from the events, whose schemas no screen needs. */
export const SERVICES = ['gateway', 'suppliers', 'quality', 'documents'] as const;
export type ServiceName = (typeof SERVICES)[number];
