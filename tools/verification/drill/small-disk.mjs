import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MB = 1024 * 1024;

/**
 * Mounts a small disk at a folder.
 * @param {string} folder @param {number} megabytes
 * @returns {(() => void) | undefined} removes it; undefined when this user may not mount
 */
export function mountSmallDisk(folder, megabytes) {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return () => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  };
}

/**
 * Takes all space of a disk, and all that becomes free there.
 * @param {string} folder
 * @returns {() => void} gives it back
 */
export function fillDisk(folder) {
  const file = join(folder, 'filler');
  const open = openSync(file, 'w');
  const bytes = Buffer.alloc(MB, 1);
  const takeAll = () => {
    for (let size = bytes.length; size >= 512;) {
      try {
        writeSync(open, bytes, 0, size);
      } catch {
        size /= 2;
      }
    }
  };
  takeAll();
  const timer = setInterval(takeAll, 200);
  return () => {
    clearInterval(timer);
    closeSync(open);
    rmSync(file);
  };
}
