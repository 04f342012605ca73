/** What stands for the name of a supplier that never existed (specification §8). */
export const UNKNOWN_SUPPLIER = 'Unknown Supplier';
