import { isAbsolute } from 'node:path';
import type { ClamdAddress } from './clamd-scanner.js';

/**
 * Reads UPLOAD_SCAN_COMMAND: the absolute path of a program and its arguments, separated by spaces.
 * @throws Error with a message for the operator
 */
export function parseScanCommand(text: string): string[] {
  const words = text.trim().split(/\s+/);
  if (!isAbsolute(words[0]!))
    throw new Error('Begin with the absolute path of a program, as in /usr/bin/clamdscan --fdpass --no-summary.');
  return words;
}

/**
 * Reads UPLOAD_SCAN_CLAMD: the absolute path of a Unix socket, or host:port.
 * @throws Error with a message for the operator
 */
export function parseClamdAddress(text: string): ClamdAddress {
  if (isAbsolute(text)) return { path: text };
  const [, host, port] = /^\[?([^[\]/]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
  if (!host || !port) throw new Error("Set it to clamd's socket, such as /run/clamav/clamd.ctl, or to host:port.");
  return { host, port: Number(port) };
}
