import { createHash } from 'node:crypto';
import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import type { SupplierEntity } from '../suppliers/supplier.entity.js';
import { similarKey } from '../suppliers/supplier-keys.js';

/** The supplier that a row duplicates, and its row if this import created it. */
export type DuplicateOf = Pick<ImportReport['duplicates'][number], 'of' | 'ofRow'>;

/**
 * The suppliers that this import has created so far, by which it finds duplicates within the file: a dry run does not
 * write them. Keys are hashed to limit memory, which the garbage collector would have to search in one go.
 */
export class CreatedSuppliers {
  private readonly ids = new Set<string>();
  /** By what rows may have in common: the match key with the number of the plant, or without one. */
  private readonly byMatchKey = new Map<string, DuplicateOf>();
  private readonly byNameKey = new Map<string, DuplicateOf>();

  /** @param identity the number of its plant; blank if the file does not say */
  add(row: number, { id, matchKey }: SupplierEntity, identity: string): void {
    const created = { of: id, ofRow: row };
    this.ids.add(id);
    this.byMatchKey.set(hash(matchKey), created);
    this.byMatchKey.set(hash(plantKey(matchKey, identity)), created);
    this.byNameKey.set(hash(similarKey(matchKey)), created);
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** The last supplier with this match key, unless both rows have numbers of plants, which differ. */
  findSame(matchKey: string, identity: string): DuplicateOf | undefined {
    if (!identity) return this.byMatchKey.get(hash(matchKey));
    return this.byMatchKey.get(hash(plantKey(matchKey, identity))) ?? this.byMatchKey.get(hash(plantKey(matchKey, '')));
  }

  /** The last supplier with the same name and country. */
  findSimilar(matchKey: string): DuplicateOf | undefined {
    return this.byNameKey.get(hash(similarKey(matchKey)));
  }
}

const plantKey = (matchKey: string, identity: string) => `${matchKey}|plant ${identity}`;

/** One character for each byte. */
function hash(key: string): string {
  return createHash('sha256').update(key).digest('binary');
}
