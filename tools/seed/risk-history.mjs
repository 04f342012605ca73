import pg from 'pg';
import { dayFrom } from './days.mjs';

/** @typedef {{ high: number, medium: number, low: number }} RiskCounts */

const DAYS = 364;
/** The counts change in batches, not every day. */
const BATCH_DAYS = 6;

/** The share of today's number at a time of the year from 0 to 1: the directory grows, and high risks fall. */
const SHARES = {
  high: (/** @type {number} */ time) => 0.75 + 0.25 * time + 0.55 * Math.sin(Math.PI * time) ** 2,
  medium: (/** @type {number} */ time) => 0.52 + 0.48 * time + 0.05 * Math.sin(5 * Math.PI * time),
  low: (/** @type {number} */ time) => 0.38 + 0.62 * time ** 1.3 + 0.03 * Math.sin(4 * Math.PI * time),
};

/**
 * A generated year of daily counts that ends yesterday with the real counts. The same at each run.
 * @param {RiskCounts} now @returns {(RiskCounts & { day: string })[]}
 */
export function riskHistory(now) {
  return Array.from({ length: DAYS }, (_, index) => {
    const ago = DAYS - index;
    const time = 1 - Math.floor(ago / BATCH_DAYS) / Math.floor(DAYS / BATCH_DAYS);
    const part = (/** @type {keyof RiskCounts} */ level) => Math.round(now[level] * SHARES[level](time));
    return { day: dayFrom(-ago), high: part('high'), medium: part('medium'), low: part('low') };
  });
}

/**
 * Writes as the database owner, because no API call accepts counts of the past. Recorded days are kept.
 * @param {string} ownerUrl @param {RiskCounts} now
 */
export async function seedRiskHistory(ownerUrl, now) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `insert into risk_snapshots (day, high, medium, low)
       select day, high, medium, low from jsonb_to_recordset($1::jsonb) as taken (day date, high int, medium int, low int) on conflict (day) do nothing`,
      [JSON.stringify(riskHistory(now))],
    );
  } finally {
    await client.end();
  }
}
