export const VERIFICATION_SORTS = ['dueDate', 'scheduledDate', 'title', 'supplierName', 'createdAt'] as const;

const dates = { asc: 'earliest first', desc: 'latest first' };
const alphabet = { asc: 'A to Z', desc: 'Z to A' };
export const sortChoices: readonly {
  id: (typeof VERIFICATION_SORTS)[number];
  label: string;
  asc: string;
  desc: string;
}[] = [
  { id: 'createdAt', label: 'date added', asc: 'oldest first', desc: 'newest first' },
  { id: 'dueDate', label: 'due date', ...dates },
  { id: 'scheduledDate', label: 'scheduled date', ...dates },
  { id: 'title', label: 'title', ...alphabet },
  { id: 'supplierName', label: 'supplier', ...alphabet },
];
