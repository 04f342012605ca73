import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority as IdlePriority, unstable_scheduleCallback as schedule } from 'scheduler';

const { asyncWrapper } = getConfig();
// A test's timers may be fake.
const { setTimeout, document, MutationObserver } = /** @type {any} */ (globalThis);

/** Resolves when React has done what it has scheduled: an idle callback comes last. @returns {Promise<void>} */
const idle = () => new Promise((resolve) => void schedule(IdlePriority, () => resolve()));
/** @returns {Promise<void>} */
const timer = () => new Promise((resolve) => void setTimeout(resolve));

/** Resolves when the page has drawn what it put off: a frame (browser-globals.mjs), the timer after it and React's work change nothing more. */
async function drawn() {
  let changed;
  const observer = new MutationObserver(() => (changed = true));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  do {
    changed = false;
    await idle();
    await timer();
    await timer();
    await idle();
  } while (changed);
  observer.disconnect();
}

configure({
  // `findBy…` and `waitFor` give up after one second unless told otherwise, which a busy machine needs for one screen.
  asyncUtilTimeout: 10_000,
  // What `findBy…` waits for may stand before the rest of its screen, which is drawn deferred and frame by frame: a test that looks at
  // the rest right after would depend on the machine's pace.
  asyncWrapper: (callback) =>
    asyncWrapper(async () => {
      const result = await callback();
      await drawn();
      return result;
    }),
});
