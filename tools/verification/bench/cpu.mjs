import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {{ pid: number, parent: number, ownMs: number, endedChildrenMs: number }} ProcessTimes */

/** USER_HZ, the unit of the times in /proc, is 100 on all architectures on which Node runs. */
const MS_PER_TICK = 10;

/**
 * Reads a line of /proc/PID/stat.
 * @param {string} text @returns {ProcessTimes}
 */
export function parseStat(text) {
  // The second field is the name of the program in parentheses, which may contain spaces and parentheses.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ms = (/** @type {number} */ field) => Number(fields[field - 3]) * MS_PER_TICK;
  return {
    pid: Number.parseInt(text, 10),
    parent: Number(fields[1]),
    ownMs: ms(14) + ms(15),
    endedChildrenMs: ms(16) + ms(17),
  };
}

/**
 * CPU time of a process and its descendants in ms, including those that have ended: PostgreSQL has a process per connection.
 * @param {readonly ProcessTimes[]} processes @param {number} root
 */
export function treeCpuMs(processes, root) {
  return tree(processes, root).reduce((sum, one) => sum + one.ownMs + one.endedChildrenMs, 0);
}

/** @param {readonly ProcessTimes[]} processes @param {number} root @returns {ProcessTimes[]} */
function tree(processes, root) {
  const children = processes.filter(({ parent }) => parent === root).flatMap(({ pid }) => tree(processes, pid));
  return [...processes.filter(({ pid }) => pid === root), ...children];
}

/** Pids of a process and its descendants. @param {number} root */
const treePids = (root) => tree(readProcesses(), root).map(({ pid }) => pid);

/** @returns {ProcessTimes[]} none where there is no /proc */
function readProcesses() {
  let pids;
  try {
    pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  } catch {
    return [];
  }
  return pids.flatMap((pid) => {
    try {
      return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
    } catch {
      // The process has ended.
      return [];
    }
  });
}

/**
 * CPU time in ms of groups of processes so far; NaN where there is no /proc.
 * @template {string} Group @param {Record<Group, number[]>} roots pids of each group @returns {Record<Group, number>}
 */
export function readCpu(roots) {
  const processes = readProcesses();
  const times = Object.entries(/** @type {Record<string, number[]>} */ (roots)).map(([group, pids]) => [
    group,
    processes.length ? pids.reduce((sum, pid) => sum + treeCpuMs(processes, pid), 0) : Number.NaN,
  ]);
  return Object.fromEntries(times);
}

/** Memory of a process in MB that it does not share with a file; NaN where there is no /proc. @param {number} pid */
export function anonymousMb(pid) {
  try {
    return Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** The same with its descendants. @param {number} root */
export const residentMb = (root) => treePids(root).reduce((sum, pid) => sum + (anonymousMb(pid) || 0), 0);
