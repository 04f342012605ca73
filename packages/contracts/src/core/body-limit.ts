/** Largest JSON body of a call, in bytes; that of a batch is larger. */
export const CALL_BODY_LIMIT = 256 * 1024;
