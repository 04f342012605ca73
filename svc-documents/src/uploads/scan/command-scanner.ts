import { spawn } from 'node:child_process';
import { access, constants, stat } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { ScanSettingError, UNNAMED_FINDING, type VirusScanner } from './virus-scanner.js';

const CLEAN = 0;
const INFECTED = 1;
const MAX_OUTPUT = 10_000;
/** The scanner does not get the secrets in the environment of this process. */
const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: homedir(),
  TMPDIR: tmpdir(),
  LANG: 'C.UTF-8',
};

/** Runs a program with the path of the file as its last argument; exit code 0 is clean, 1 infected. */
export class CommandScanner implements VirusScanner {
  /** @param command absolute path of the program, then its arguments */
  constructor(private readonly command: string[]) {}

  async scan(path: string, signal: AbortSignal): Promise<string | undefined> {
    const { code, output } = await this.run(path, signal);
    if (code === CLEAN) return undefined;
    if (code !== INFECTED) throw new Error(`${this.command[0]} ended with ${code}: ${output.trim()}`);
    // Like clamdscan: `/folder/file: Signature FOUND`.
    return /: (.+) FOUND$/m.exec(output)?.[1] ?? UNNAMED_FINDING;
  }

  async check(): Promise<void> {
    const program = this.command[0]!;
    const isProgram = await Promise.all([access(program, constants.X_OK), stat(program)]).then(
      ([, found]) => found.isFile(),
      () => false,
    );
    if (!isProgram)
      throw new ScanSettingError(`UPLOAD_SCAN_COMMAND: ${program} is not a program that this user may run.`);
  }

  private run(path: string, signal: AbortSignal): Promise<{ code: number | string; output: string }> {
    const [program, ...args] = this.command;
    return new Promise((resolve, reject) => {
      // In a process group of its own, so that processes that a script has started end with it.
      const child = spawn(program!, [...args, path], {
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
        env: ENVIRONMENT,
      });
      const abort = () => {
        reject(signal.reason as Error);
        killGroup(child.pid);
      };
      signal.addEventListener('abort', abort, { once: true });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output = (output + text).slice(0, MAX_OUTPUT);
        });
      child.on('error', reject);
      child.on('close', (code, killedBy) => {
        signal.removeEventListener('abort', abort);
        resolve({ code: code ?? String(killedBy), output });
      });
    });
  }
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
