/** @typedef {{ service: string, start: number, end: number, ok: boolean }} Outcome of one attempt to write */

/** When writes succeeded and failed, to see how long a fault was felt. */
export class Outcomes {
  /** @type {Outcome[]} */ all = [];

  /** @param {string} service @param {number} start @param {boolean} ok */
  add(service, start, ok) {
    this.all.push({ service, start, end: performance.now(), ok });
  }

  /**
   * What callers noticed of a fault: from its begin until writes of every service succeeded again, requests that got no or an error
   * answer, and the longest wait for an answer.
   * @param {number} from when the fault began @param {number} until when the next one begins
   */
  since(from, until) {
    const during = this.all.filter(({ start, end }) => end >= from && start < until);
    let windowMs = 0;
    for (const service of new Set(during.map((one) => one.service))) {
      const attempts = during.filter((one) => one.service === service);
      const lastFailure = Math.max(...attempts.filter(({ ok }) => !ok).map(({ end }) => end));
      if (lastFailure === -Infinity) continue;
      const recovered = Math.min(...attempts.filter(({ ok, end }) => ok && end > lastFailure).map(({ end }) => end));
      windowMs = Math.max(windowMs, Math.min(recovered, until) - from);
    }
    return {
      windowMs,
      refused: during.filter(({ ok }) => !ok).length,
      slowestMs: Math.max(0, ...during.map(({ start, end }) => end - start)),
    };
  }

  /** Whether the newest attempt of each service succeeded, and one did so after this time. @param {number} time */
  allWell(time) {
    const services = new Set(this.all.map(({ service }) => service));
    return [...services].every((service) => {
      const newest = this.all.findLast((one) => one.service === service);
      return newest?.ok === true && newest.start > time;
    });
  }
}
