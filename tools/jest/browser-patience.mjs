import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority as IdlePriority, unstable_scheduleCallback as schedule } from 'scheduler';

const { asyncWrapper } = getConfig();

/** Resolves when React has drawn what it put off: an idle callback comes after all else that is scheduled. @returns {Promise<void>} */
const drawn = () => new Promise((resolve) => void schedule(IdlePriority, () => resolve()));

configure({
  // `findBy…` and `waitFor` give up after one second unless told otherwise, which a busy machine needs for one screen.
  asyncUtilTimeout: 10_000,
  // What `findBy…` waits for may stand before the rest of its screen, which React draws deferred, between other tasks: a test that
  // looks at the rest right after would depend on the machine's pace.
  asyncWrapper: (callback) =>
    asyncWrapper(async () => {
      const result = await callback();
      await drawn();
      return result;
    }),
});
