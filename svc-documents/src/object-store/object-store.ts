import type { Readable } from 'node:stream';

/** What a row knows of its object: enough to find it and to see whether it is still whole. */
export interface ObjectFacts {
  sha256: string;
  size: number;
}

/** Content on its way in: complete and on disk, but not yet an object. */
export interface StagedFile extends ObjectFacts {
  /** Where it can be read meanwhile. */
  path: string;
  /** Lets it go; harmless once it is kept. */
  discard(): Promise<void>;
}

export interface StageLimits {
  /** Past it `TooLarge` is thrown... */
  maxBytes?: number;
  /** ...once the content has ended, or this many bytes have come: a sender that is cut off while sending seldom reads the answer. */
  readOnBytes?: number;
  signal?: AbortSignal;
}

/** Thrown while staging when the content goes past its limit. */
export class TooLarge extends Error {
  /** @param ended whether the content was read to its end */
  constructor(readonly ended: boolean) {
    super('The content goes past its limit');
  }
}

/** While content is being sent. */
export interface SendOptions {
  signal?: AbortSignal;
  /** Called as it moves, so that a send that hangs shows. */
  moved?: () => void;
}

export interface ListedObject {
  sha256: string;
  /** When it was last kept. */
  keptAt: Date;
}

/**
 * Stored files, addressed by the SHA-256 of their content, so that one is never overwritten by another.
 * First `stage`; then `send`, which takes its time; then `keep` in the transaction that writes the row, under `lockObject`, so that the sweeper never
 * removes what a row is about to name.
 */
export interface ObjectStore {
  stage(content: Readable, limits?: StageLimits): Promise<StagedFile>;
  /** Brings the content to where it will stay. */
  send(file: StagedFile, options?: SendOptions): Promise<void>;
  /** Makes sure that the sent content is there, and an object from now on. */
  keep(file: StagedFile): Promise<void>;
  /**
   * The content, checked before the first byte is answered.
   * @throws ProblemError when the file is missing or damaged, or the store away
   */
  read(object: ObjectFacts): Promise<Readable>;
  delete(sha256: string): Promise<void>;
  list(): AsyncIterable<ListedObject>;
  /** Removes what was staged before `time` and never kept. */
  removeStaged(before: Date): Promise<void>;
  /**
   * Looks at the start whether the store can be used at all.
   * @throws ProblemError when it is away, which may pass; Error with a sentence for the operator when its settings are wrong
   */
  check(): Promise<void>;
}

export const OBJECT_STORE = Symbol('object store');
