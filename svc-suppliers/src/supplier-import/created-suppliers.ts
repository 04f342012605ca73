import { createHash } from 'node:crypto';
import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import type { SupplierEntity } from '../suppliers/supplier.entity.js';

/** The supplier that a row duplicates, and its row if this import created it. */
export type DuplicateOf = Pick<ImportReport['duplicates'][number], 'of' | 'ofRow'>;

/**
 * The suppliers that this import has created so far, by which it finds duplicates within the file: a dry run does not
 * write them. Keys are hashed to limit memory, which the garbage collector would have to search in one go.
 */
export class CreatedSuppliers {
  private readonly byMatchKey = new Map<string, DuplicateOf>();
  private readonly byNameKey = new Map<string, DuplicateOf>();

  add(row: number, { id, matchKey, nameKey }: SupplierEntity): void {
    const created = { of: id, ofRow: row };
    this.byMatchKey.set(hash(matchKey), created);
    this.byNameKey.set(hash(nameKey), created);
  }

  /** The last supplier with this match key. */
  findSame(matchKey: string): DuplicateOf | undefined {
    return this.byMatchKey.get(hash(matchKey));
  }

  /** The last supplier with this name key. */
  findSimilar(nameKey: string): DuplicateOf | undefined {
    return this.byNameKey.get(hash(nameKey));
  }
}

/** One character for each byte. */
function hash(key: string): string {
  return createHash('sha256').update(key).digest('binary');
}
