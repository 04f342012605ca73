/** The day so many days from today in the suite's time zone, as ISO date. @param {number} days */
export function dayFrom(days) {
  const timeZone = process.env.APP_TIME_ZONE || undefined;
  // Sweden writes dates as ISO does.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}
