import { closeSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { OperatorError } from '../operator-error.mjs';

const MB = 1024 * 1024;
/** What PostgreSQL, NATS and Redis may need for running on a full disk, and for restarting there. */
const reservedBytes = 64 * MB;
/** With less free space the disk is full. PostgreSQL writes at most this much until it is read-only. */
const lowBytes = 32 * MB;
/** With fewer free inodes no more files can be created soon, which is the same as a full disk. */
const lowInodes = 1000;
/** More than that must be free before the disk is no longer full, so that the state does not change back and forth. */
const marginBytes = 16 * MB;

/**
 * @typedef {object} GuardSettings
 * @property {string} home
 * @property {(text: string) => void} [note] one line for the console
 * @property {number} [everyMs] time between two checks
 * @property {(folder: string) => Promise<FreeSpace>} [readFree] tests pass another one
 */
/** @typedef {{ bytes: number, inodes: number }} FreeSpace inodes: Infinity on a file system that creates them as needed */
/**
 * What to do on a change; called again until it does not throw.
 * @typedef {{ onFull: () => void, onSpace: () => void }} Reactions
 */

/**
 * Watches the free space and the free inodes of the disk with the home. A file there reserves some space. When the disk is full the file is
 * deleted, because PostgreSQL cannot even read without writing a little; `onFull` must then stop all other writing. When
 * there is space for the file again, it is created again before `onSpace`.
 */
export class StorageGuard {
  full = false;
  /** @type {(() => void) | undefined} */ #reaction;
  #stopped = false;
  /** @type {NodeJS.Timeout | undefined} */ #timer;

  /** @param {GuardSettings} settings */
  constructor(settings) {
    this.settings = { everyMs: 500, readFree, note: () => undefined, ...settings };
    this.file = join(settings.home, 'reserved-space');
  }

  /** Creates the file, if it is not there. @throws OperatorError when there is too little space to start */
  async reserve() {
    const { home } = this.settings;
    const missing = hasReserve(this.file) ? 0 : reservedBytes;
    const { bytes, inodes } = await this.settings.readFree(home);
    if (inodes < lowInodes)
      throw new OperatorError(
        `The disk with ${home} can hold only ${inodes} more files, however small (inodes). Delete files until it can hold ${lowInodes}, then start again.`,
      );
    if (bytes < missing + lowBytes) {
      const needed = Math.ceil((missing + lowBytes - bytes) / MB);
      throw new OperatorError(`The disk with ${home} is full. Free at least ${needed} MB, then start again.`);
    }
    if (missing) reserve(this.file);
  }

  /** @param {Reactions} reactions */
  start(reactions) {
    this.#timer = setTimeout(async () => {
      await this.check(reactions).catch(() => undefined);
      if (!this.#stopped) this.start(reactions);
    }, this.settings.everyMs).unref();
  }

  stop() {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Reads the free space and reacts to a change. @param {Reactions} reactions */
  async check({ onFull, onSpace }) {
    const { home, note, readFree } = this.settings;
    const { bytes, inodes } = await readFree(home);
    if (this.#stopped) return;
    if (!this.full && (bytes < lowBytes || inodes < lowInodes)) {
      this.full = true;
      this.#reaction = onFull;
      rmSync(this.file, { force: true });
      const reason = bytes < lowBytes ? '' : ' (no inodes are free for more files)';
      note(`The disk with ${home} is full${reason}: nothing can be saved until there is space again.`);
    } else if (this.full && bytes >= reservedBytes + lowBytes + marginBytes && inodes >= 2 * lowInodes) {
      reserve(this.file);
      this.full = false;
      this.#reaction = onSpace;
      note(`The disk with ${home} has space again.`);
    }
    this.#reaction?.();
    this.#reaction = undefined;
  }
}

/** @param {string} folder @returns {Promise<FreeSpace>} */
async function readFree(folder) {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  return { bytes: bavail * bsize, inodes: files > 0 ? ffree : Infinity };
}

/** @param {string} file */
function hasReserve(file) {
  return statSync(file, { throwIfNoEntry: false })?.size === reservedBytes;
}

/** @param {string} file */
function reserve(file) {
  // Random bytes, which no file system stores as a hole or compressed.
  const block = randomBytes(MB);
  const fd = openSync(file, 'w', 0o600);
  try {
    for (let written = 0; written < reservedBytes;) written += writeSync(fd, block);
    // Some file systems report only then that there is no space.
    fsyncSync(fd);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(fd);
  }
}
