import { chmodSync, closeSync, copyFileSync, mkdirSync, openSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError, messageOf } from '../operator-error.mjs';
import { rememberProcess } from './pid-files.mjs';
import { processorTime } from './process-identity.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/**
 * @typedef {object} ProcessPlan
 * @property {string} name also the name of its log file
 * @property {string} home
 * @property {(logFd: number) => ChildProcess} launch
 * @property {(child: ChildProcess, givenUp: () => boolean, waitFor: (what: string, asked?: boolean) => void) => Promise<void>} ready resolves
 *   when it serves requests, or when given up; tells by `waitFor` what is missing, and whether the process itself has answered so
 * @property {(signal: AbortSignal) => Promise<unknown>} [probe] whether it still works; rejects or is aborted if not
 * @property {number} [probeMs] time between two probes, and for one of them
 * @property {NodeJS.Signals} [stopSignal]
 * @property {number} [readyMs] how long it may go without progress before it is ready
 * @property {number} [stopMs] how long it may take to stop before it is killed
 * @property {(text: string) => void} [note] one line for the console
 */

const rotateAboveBytes = 20_000_000;
const rotateEveryMs = 60_000;
/** Every running child with its stop signal. @type {Map<ChildProcess, NodeJS.Signals>} */
const everything = new Map();

/** Ends all children of this process at once. */
export function killEverything() {
  for (const child of everything.keys()) child.kill('SIGKILL');
}

// Children are stopped however this process ends.
process.once('exit', () => everything.forEach((stopSignal, child) => child.kill(stopSignal)));

/** A process that uses less of a processor than this, on average, makes no progress: it waits for something that does not come. */
const progressShare = 1 / 120;
/** How often the console shows what a start waits for. */
const reportEveryMs = 20_000;

const restartDelaysMs = [100, 500, 1_000, 2_000, 5_000, 10_000];
const steadyAfterMs = 60_000;
/** So many probes in a row without an answer: the process hangs. */
const probesMissed = 3;

/** A process that is started, monitored and restarted with backoff until `stop` is called. */
export class ManagedProcess {
  /** @type {ChildProcess | null} */ child = null;
  /** @type {Set<ChildProcess>} */ alive = new Set();
  wanted = false;
  crashes = 0;
  startedAt = 0;
  #restartDelay = new AbortController();

  /** @param {ProcessPlan} plan */
  constructor(plan) {
    this.plan = {
      stopSignal: /** @type {NodeJS.Signals} */ ('SIGTERM'),
      readyMs: 60_000,
      probeMs: 5_000,
      stopMs: 27_000,
      ...plan,
    };
    this.logFile = join(plan.home, 'logs', `${plan.name}.log`);
  }

  get name() {
    return this.plan.name;
  }

  get state() {
    if (this.child) return 'running';
    return this.wanted ? 'starting' : 'stopped';
  }

  /** Starts it and waits until it serves. */
  async start() {
    if (this.wanted) return;
    this.wanted = true;
    const child = this.#launch();
    try {
      await this.#whenReady(child);
      this.#use(child);
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** A second instance takes over before the first one stops, so callers see no downtime. Only for processes that share their port. */
  async replace() {
    const old = this.child;
    const next = this.#launch();
    try {
      await this.#whenReady(next);
    } catch (error) {
      await this.#end(next);
      throw error;
    }
    this.#use(next);
    if (old) await this.#end(old);
  }

  async stop() {
    this.wanted = false;
    this.child = null;
    await Promise.all([...this.alive].map((child) => this.#end(child)));
  }

  /** Sends a signal as a crash or an operator would, so that the supervisor restarts the process. @param {NodeJS.Signals} signal */
  signal(signal) {
    this.child?.kill(signal);
  }

  /** @param {ChildProcess} child @param {number} [allowed] probes that it may miss before it has answered one */
  #use(child, allowed) {
    this.child = child;
    if (this.plan.probe) void this.#endWhenHanging(child, this.plan.probe, allowed);
  }

  /**
   * Kills the process, which is then restarted as after a crash, when it does not answer several probes in a row.
   * @param {ChildProcess} child @param {NonNullable<ProcessPlan['probe']>} probe @param {number} [allowed]
   */
  async #endWhenHanging(child, probe, allowed = probesMissed) {
    const { probeMs } = this.plan;
    for (let missed = 0; missed < allowed;) {
      await sleep(probeMs, null, { ref: false });
      if (this.child !== child || !this.wanted) return;
      try {
        await probe(AbortSignal.timeout(probeMs));
        missed = 0;
        allowed = probesMissed;
      } catch {
        missed += 1;
      }
    }
    this.#killHanging(child);
  }

  /** @param {ChildProcess} child */
  #killHanging(child) {
    if (this.child !== child || !this.wanted) return;
    this.plan.note?.(`${this.name} does not respond and is ended`);
    child.kill('SIGKILL');
  }

  #launch() {
    const child = this.#launchPrivately();
    const rotation = setInterval(() => rotate(this.logFile), rotateEveryMs).unref();
    this.startedAt = Date.now();
    this.alive.add(child);
    everything.set(child, this.plan.stopSignal);
    const forget = child.pid
      ? rememberProcess(this.plan.home, this.name, child.pid, this.plan.stopSignal)
      : () => undefined;
    const gone = (/** @type {string} */ how) => {
      if (!this.alive.delete(child)) return;
      everything.delete(child);
      clearInterval(rotation);
      forget();
      if (this.child === child && this.wanted) void this.#restart(how);
    };
    child.once('error', (error) => gone(error.message));
    child.once('exit', (code, signal) => gone(signal ? `ended by ${signal}` : `exit code ${code}`));
    return child;
  }

  /** Only the owner can read its log and the files that it makes. */
  #launchPrivately() {
    const logs = join(this.plan.home, 'logs');
    const umask = process.umask(0o077);
    try {
      mkdirSync(logs, { recursive: true });
      // The logs of an earlier version could be read by others.
      chmodSync(logs, 0o700);
      rotate(this.logFile);
      const logFd = openSync(this.logFile, 'a');
      const child = this.plan.launch(logFd);
      closeSync(logFd);
      return child;
    } finally {
      process.umask(umask);
    }
  }

  /** @param {ChildProcess} child */
  async #whenReady(child) {
    const stop = new AbortController();
    /** @type {Promise<never>} */
    const ended = new Promise((_, failed) => {
      const fail = (/** @type {string} */ how) =>
        failed(new OperatorError(`${this.name} did not start (${how}): see ${this.logFile}.`));
      if (!this.alive.has(child)) fail('it ended at once');
      child.once('error', (error) => fail(error.message));
      child.once('exit', (code, signal) => fail(signal ? `ended by ${signal}` : `exit code ${code}`));
    });
    const waiting = { what: 'its first answer', asked: false };
    const stuck = this.#whenStuck(child, waiting, stop.signal);
    stuck.catch(() => undefined);
    ended.catch(() => undefined);
    const waitFor = (/** @type {string} */ what, asked = false) => void Object.assign(waiting, { what, asked });
    try {
      await Promise.race([this.plan.ready(child, () => stop.signal.aborted, waitFor), ended, stuck]);
    } finally {
      stop.abort();
    }
  }

  /**
   * Rejects when the process has made no progress for `readyMs`. On a slow or busy machine a start takes as long as it takes. Progress is
   * the use of a processor until the process answers, and then something else that it waits for: each question costs it time too.
   * @param {ChildProcess} child @param {{ what: string, asked: boolean }} waiting @param {AbortSignal} signal
   */
  async #whenStuck(child, waiting, signal) {
    const { readyMs, note } = this.plan;
    const pid = Number(child.pid);
    const since = Date.now();
    let progress = { at: since, used: processorTime(pid), what: waiting.what };
    let reportedAt = since;
    for (;;) {
      await sleep(Math.min(readyMs, 1_000), null, { signal });
      const now = Date.now();
      const used = processorTime(pid);
      const works = !waiting.asked && used - progress.used >= readyMs * progressShare;
      if (works || waiting.what !== progress.what) progress = { at: now, used, what: waiting.what };
      if (now - progress.at >= readyMs)
        throw new OperatorError(
          `${this.name} was not ready, and made no progress for ${readyMs / 1000} s. It waits for ${waiting.what}: see ${this.logFile}.`,
        );
      if (now - reportedAt < reportEveryMs) continue;
      reportedAt = now;
      note?.(`${this.name} is starting since ${Math.round((now - since) / 1000)} s and waits for ${waiting.what}.`);
    }
  }

  /** @param {string} how */
  async #restart(how) {
    if (Date.now() - this.startedAt > steadyAfterMs) this.crashes = 0;
    const delay = restartDelaysMs[Math.min(this.crashes, restartDelaysMs.length - 1)];
    this.crashes += 1;
    this.child = null;
    this.plan.note?.(`${this.name} stopped unexpectedly (${how}) and is restarted. Log: ${this.logFile}`);
    this.#restartDelay = new AbortController();
    await sleep(delay, null, { signal: this.#restartDelay.signal }).catch(() => undefined);
    if (!this.wanted || this.child) return;
    try {
      // It has as long as at the start of the suite.
      this.#use(this.#launch(), Math.ceil(this.plan.readyMs / this.plan.probeMs));
    } catch (error) {
      void this.#restart(messageOf(error));
    }
  }

  /** For when a cause of failures is gone: ends the wait for a restart, and restarts a process that hangs. */
  async recover() {
    this.crashes = 0;
    this.#restartDelay.abort();
    const { child } = this;
    if (!child || !this.plan.probe) return;
    try {
      await this.plan.probe(AbortSignal.timeout(this.plan.probeMs));
    } catch {
      this.#killHanging(child);
    }
  }

  /** @param {ChildProcess} child */
  async #end(child) {
    if (!this.alive.has(child)) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(this.plan.stopSignal);
    const limit = new AbortController();
    const late = sleep(this.plan.stopMs, 'late', { signal: limit.signal }).catch(() => null);
    if ((await Promise.race([gone, late])) === 'late') {
      this.plan.note?.(`${this.name} did not stop within ${this.plan.stopMs / 1000} s and was killed`);
      child.kill('SIGKILL');
      await gone;
    }
    limit.abort();
  }
}

/**
 * Keeps a log that has become long as `.1`, and begins again. The process has it open and appends, so the file itself stays.
 * @param {string} file @param {number} [aboveBytes]
 */
export function rotate(file, aboveBytes = rotateAboveBytes) {
  try {
    if (statSync(file).size <= aboveBytes) return;
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  } catch {
    // No log yet, or no space for a copy: it is tried again.
  }
}
