declare module 'pg-cursor' {
  import type { Submittable } from 'pg';

  /** The part of pg-cursor that we use; the package ships no types. */
  export default class Cursor<R> implements Submittable {
    constructor(text: string, values?: unknown[]);
    submit(connection: unknown): void;
    read(rows: number): Promise<R[]>;
    close(): Promise<void>;
    /** Set by the driver when the query is queued. */
    callback?: () => void;
  }
}
