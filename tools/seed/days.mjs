/** The day so many days from today, as ISO date in UTC. @param {number} days */
export const dayFrom = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
