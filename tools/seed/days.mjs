/** Of the suite that gets the sample; until it is known, the one that is set, or this machine's. @type {string | undefined} */
let timeZone = process.env.APP_TIME_ZONE || undefined;

/** Counts days as the suite does. Elsewhere the date can be another: the suite refuses an inspection of tomorrow. @param {string} zone such as 'America/New_York' */
export function countDaysIn(zone) {
  timeZone = zone;
}

/** The day so many days from today in the suite's time zone, as ISO date. @param {number} days */
export function dayFrom(days) {
  // Sweden writes dates as ISO does.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}
