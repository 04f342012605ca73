/** Replaces the name of a supplier that does not exist. */
export const UNKNOWN_SUPPLIER = 'Unknown Supplier';
