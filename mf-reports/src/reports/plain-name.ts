/** 'totalSuppliers' as 'Total Suppliers', 'in_progress' as 'In Progress'; an event's name, such as 'supplier.created.v1', stays as it is. */
export function plainName(key: string): string {
  if (key.includes('.')) return key;
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ');
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(/\bFsvp\b/, 'FSVP');
}
