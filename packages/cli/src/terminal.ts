import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes. */
export interface Terminal {
  env: Record<string, string | undefined>;
  in: Readable & { isTTY?: boolean; setRawMode?(on: boolean): unknown };
  out: Writable & { isTTY?: boolean };
  err: Writable & { isTTY?: boolean };
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
}

/** Resolves once the text was handed over, so that a slow reader slows the command down. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (!text) return;
  await new Promise<void>((resolve, reject) => stream.write(text, (error) => (error ? reject(error) : resolve())));
}

/** A line for people, which is no part of the result. */
export const note = (terminal: Terminal, text: string): Promise<void> => write(terminal.err, `${text}\n`);

/** Text in bold, where that can be seen. */
export function bold(text: string, { out, env }: Terminal): string {
  return out.isTTY && !env.NO_COLOR ? `\u001b[1m${text}\u001b[22m` : text;
}

/** One line without control characters: stored texts must not control the terminal. */
export function printable(text: string): string {
  // eslint-disable-next-line no-control-regex -- exactly these
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' ');
}

/** All of standard input. */
export async function readInput(terminal: Terminal): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of terminal.in) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks) as Buffer<ArrayBuffer>;
}

/** A line that is typed and not shown. */
export async function readSecret(terminal: Terminal, question: string): Promise<string> {
  const { in: input } = terminal;
  await write(terminal.err, question);
  input.setRawMode?.(true);
  try {
    let text = '';
    for await (const chunk of input.iterator({ destroyOnReturn: false })) {
      for (const character of String(chunk)) {
        if (character === '\r' || character === '\n') return text;
        if (character === '\u0003') throw new Interrupted();
        text = character === '\u007f' || character === '\b' ? text.slice(0, -1) : text + character;
      }
    }
    return text;
  } finally {
    input.setRawMode?.(false);
    input.pause();
    await write(terminal.err, '\n');
  }
}

/** Ctrl-C while a secret is typed: the terminal sends no signal then. */
export class Interrupted extends Error {}
