import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process started, in the platform's notation. Together with the pid it identifies one process. The pid alone may belong to another
 * process by now, because containers count from 1 at every start.
 * @param {number} pid
 * @returns {string | null} null when no such process runs
 */
export function processBirth(pid) {
  try {
    if (process.platform === 'linux') {
      const fields = statFields(pid);
      return fields[0] === 'Z' ? null : fields[19];
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/**
 * The processor time that a process has used, in ms; 0 when no such process runs.
 * @param {number} pid
 */
export function processorTime(pid) {
  try {
    if (process.platform === 'linux') {
      const [user, system] = statFields(pid).slice(11, 13).map(Number);
      return (user + system) * TICK_MS;
    }
    const used = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return used.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000;
  } catch {
    return 0;
  }
}

/** Linux counts processor time in hundredths of a second for programs, whatever its own clock is. */
const TICK_MS = 10;

/** The fields of /proc/PID/stat after the command, which may itself hold blanks and brackets. @param {number} pid */
function statFields(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** @param {number} pid @returns {string} */
export function processCommand(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
