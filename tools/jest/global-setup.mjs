import { shareTestInfrastructure } from '../test-infrastructure.mjs';

/** Servers for a room's tests: those `npm test` already started, else shared ones that end with the last run using them. */
export default async function globalSetup() {
  if (process.env.TEST_ADMIN_DATABASE_URL) return;
  const { addresses } = await shareTestInfrastructure();
  Object.assign(process.env, addresses);
}
