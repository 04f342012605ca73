export const SUPPLIER_STATUSES = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number];
/** Labels of the supplier table (spec-map: states-4). */
export const SUPPLIER_STATUS_LABELS: Record<SupplierStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
};
/** Labels of the dashboard; a value without one is shown raw (spec-map: states-3). */
export const DASHBOARD_STATUS_LABELS: Partial<Record<SupplierStatus, string>> = {
  approved: 'Approved',
  pending: 'Pending Review',
  rejected: 'Action Required',
};
