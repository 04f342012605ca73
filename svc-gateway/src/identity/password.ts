import { hash, hashSync, verify } from '@node-rs/argon2';

/** OWASP's recommended argon2id parameters: 19 MiB, two passes, one lane. About 8 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of the shared password. The password itself is not stored. */
export class SharedPassword {
  private constructor(private readonly hash: string) {}

  static fromPlainText(password: string): SharedPassword {
    return new SharedPassword(hashSync(password, COST));
  }

  /** The cost does not depend on the input. */
  matches(password: string): Promise<boolean> {
    return verify(this.hash, password);
  }
}

/** An argon2id hash with its parameters and salt, for an account. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let unusable: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without one the work is the same and the answer is no, so that the time
 * does not tell whether an account exists.
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  unusable ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await unusable), password);
  return matches && stored !== null && stored !== undefined;
}
