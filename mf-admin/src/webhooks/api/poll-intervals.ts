/** No event reports a delivery, since webhooks would then report their own deliveries. */
export const POLL_MS = 15_000;
/** While the deliveries of a webhook are shown and some of them wait. */
export const WAITING_POLL_MS = 5_000;
/** Until the result of a test is known. */
export const TEST_POLL_MS = 2_000;
