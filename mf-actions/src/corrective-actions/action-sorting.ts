export const ACTION_SORTS = ['dueDate', 'priority', 'title', 'supplierName', 'createdAt'] as const;

const alphabet = { asc: 'A to Z', desc: 'Z to A' };
export const sortChoices: readonly { id: (typeof ACTION_SORTS)[number]; label: string; asc: string; desc: string }[] = [
  { id: 'createdAt', label: 'date added', asc: 'oldest first', desc: 'newest first' },
  { id: 'dueDate', label: 'due date', asc: 'earliest first', desc: 'latest first' },
  { id: 'priority', label: 'priority', asc: 'low first', desc: 'critical first' },
  { id: 'title', label: 'title', ...alphabet },
  { id: 'supplierName', label: 'supplier', ...alphabet },
];
