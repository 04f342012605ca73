import { hashSync, verify } from '@node-rs/argon2';

/** OWASP's argon2id setting of 19 MiB, two passes, one lane; about 8 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The shared password, of which only the hash is kept. */
export class SharedPassword {
  private constructor(private readonly hashed: string) {}

  static of(password: string): SharedPassword {
    return new SharedPassword(hashSync(password, COST));
  }

  /** Takes the same work whatever was typed. */
  matches(typed: string): Promise<boolean> {
    return verify(this.hashed, typed);
  }
}
