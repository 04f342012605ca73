import { createHash } from 'node:crypto';
import type { SupplierEntity } from '../suppliers/supplier.entity.js';

/**
 * The suppliers that this import has created so far, by which it finds duplicates within the file: a dry run does not
 * write them. Keys are hashed to limit memory.
 */
export class CreatedSuppliers {
  private readonly rows = new Map<string, number>();
  private readonly idsByMatchKey = new Map<string, string>();
  private readonly idsByNameKey = new Map<string, string>();

  add(row: number, { id, matchKey, nameKey }: SupplierEntity): void {
    this.rows.set(id, row);
    this.idsByMatchKey.set(hash(matchKey), id);
    this.idsByNameKey.set(hash(nameKey), id);
  }

  /** The row that created a supplier; undefined if this import did not create it. */
  rowOf(id: string): number | undefined {
    return this.rows.get(id);
  }

  /** The id of the last supplier with this match key. */
  findSame(matchKey: string): string | undefined {
    return this.idsByMatchKey.get(hash(matchKey));
  }

  /** The id of the last supplier with this name key. */
  findSimilar(nameKey: string): string | undefined {
    return this.idsByNameKey.get(hash(nameKey));
  }
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}
