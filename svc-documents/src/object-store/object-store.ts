import type { Readable } from 'node:stream';

/** Identifies an object; size and hash also reveal damage. */
export interface ObjectInfo {
  sha256: string;
  size: number;
}

/** A complete local copy of content that is not an object yet. */
export interface StagedFile extends ObjectInfo {
  path: string;
  /** Removes the copy; no effect after a commit. */
  discard(): Promise<void>;
}

export interface StageLimits {
  /** Larger content causes a `TooLargeError`. */
  maxBytes?: number;
  /**
   * Content that is too large is read up to here before the error: a client that is still sending seldom reads the
   * response.
   */
  maxReadBytes?: number;
  signal?: AbortSignal;
}

/** Thrown by `stage` when the content is larger than its limit. */
export class TooLargeError extends Error {
  /** @param ended whether the content was read to its end */
  constructor(readonly ended: boolean) {
    super('The content is larger than its limit');
  }
}

export interface SendOptions {
  signal?: AbortSignal;
  /** Called for each chunk, so that the caller can detect a hanging transfer. */
  onProgress?: () => void;
}

export interface ListedObject {
  sha256: string;
  /** Time of the last commit. */
  storedAt: Date;
}

/**
 * Stores files under the SHA-256 of their content, so different files never overwrite each other.
 * Order: `stage`, then `send` (slow), then `commit` within the transaction that writes the row and after `lockObject`,
 * so that the sweeper cannot remove an object just before a row references it.
 */
export interface ObjectStore {
  stage(content: Readable, limits?: StageLimits): Promise<StagedFile>;
  /** Transfers the content to its final place. */
  send(file: StagedFile, options?: SendOptions): Promise<void>;
  /** Makes the sent content an object. Sends it again when the sweeper has removed it since. */
  commit(file: StagedFile): Promise<void>;
  /**
   * Returns the content after checking size and hash.
   * @throws ProblemError when the file is missing or damaged, or the store unavailable
   */
  read(object: ObjectInfo): Promise<Readable>;
  delete(sha256: string): Promise<void>;
  list(): AsyncIterable<ListedObject>;
  /** Removes files that were staged before `before` and not committed. */
  removeStaged(before: Date): Promise<void>;
  /**
   * Checks at startup whether the store can be used.
   * @throws ProblemError when it is unavailable (temporary); Error with a message for the operator when its settings
   * are wrong
   */
  check(): Promise<void>;
}

export const OBJECT_STORE = Symbol('object store');
