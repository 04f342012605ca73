import type { Permission } from '../core/access.js';
import type { FieldError } from '../core/problem.js';
import type { SignedField } from '../core/signed-field.js';
import type { QualifiedActivity } from './qualified-activity.js';
import type { Meaning, SignableType } from './signature.js';

/** What of a type of record is signed, what it can be signed as, and what that needs. (beyond/e-signature.md, 4 to 6; docs/adr/0039-signatures.md.) */

/** Rules of separation of duties, which policies of the same names set. */
export type Duty = 'sod.reviewer' | 'sod.approval' | 'sod.capa' | 'sod.qualification';

/** What one meaning needs of the record and of the signer. */
export interface SigningRule<R> {
  permission: Extract<Permission, 'sign' | 'decide' | 'sign_administration'>;
  /** What the signer must be qualified for; null: nothing. */
  activity: (record: R) => QualifiedActivity | null;
  /** Why the record can't be signed as this yet. */
  refusal?: (record: R) => string | undefined;
  /** What it still needs before it can be signed, by field. */
  openQuestions?: (record: R) => FieldError[];
  reasonRequired?: boolean;
  /** The rule of separation of duties that it is subject to. */
  duty?: Duty;
}

/** Why a record can't be signed as this yet, in a sentence: the first of its open questions, and how many more there are. */
export function findRefusal<R>({ refusal, openQuestions }: SigningRule<R>, record: R): string | undefined {
  const refused = refusal?.(record);
  if (refused !== undefined) return refused;
  const [first, ...others] = openQuestions?.(record) ?? [];
  return first && (others.length ? `${first.message} ${others.length} more to answer.` : first.message);
}

export interface SignableDefinition<R> {
  type: SignableType;
  noun: string;
  fields: Readonly<Record<string, SignedField>>;
  meanings: Partial<Record<Meaning, SigningRule<R>>>;
}

/** Bookkeeping of a record, which is not part of what is signed. */
type Bookkeeping = 'id' | 'version' | 'createdBy' | 'createdAt' | 'updatedAt';

/**
 * The signed fields of a record whose schema is written by hand: each of its fields decides whether it is signed.
 * The order is that in which people read them.
 */
export const signedFields =
  <R>() =>
  (fields: { readonly [K in Exclude<keyof R, Bookkeeping> & string]: SignedField | false }): Record<
    string,
    SignedField
  > =>
    Object.fromEntries(
      Object.entries<SignedField | false>(fields).flatMap(([name, field]) => (field === false ? [] : [[name, field]])),
    );
