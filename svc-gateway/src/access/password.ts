import { hashSync, verify } from '@node-rs/argon2';

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
