import { shareTestInfrastructure } from '../test-infrastructure.mjs';

/** Servers for the tests of services: those that `npm test` has started, else shared ones that stop after the last run. */
export default async function globalSetup() {
  if (process.env.TEST_ADMIN_DATABASE_URL) return;
  const { addresses } = await shareTestInfrastructure();
  Object.assign(process.env, addresses);
}
