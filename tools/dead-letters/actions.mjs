/** @typedef {import('@fsvp/contracts/catalogue/dead-letter').DeadLetter} DeadLetter */
/** @typedef {import('@fsvp/contracts/catalogue/dead-letter').DeadLetterList} DeadLetterList */
/** @typedef {import('./arguments.mjs').Options} Options */
/** @typedef {{ get(path: string): Promise<any>, post(path: string, body?: unknown): Promise<any> }} Api */
/** @typedef {(line: string) => void} Print */

/** Exit codes: everything done; done in part, because a service did not answer or an event failed again. */
const DONE = 0;
const IN_PART = 2;

const PATH = '/api/admin/dead-letters';
const PAGE = 100;
/** The suite lists no more at once (DEAD_LETTER_LIMIT). */
const LIMIT = 1000;

const pathOf = (/** @type {string} */ id) => `${PATH}/${id}`;
const idOf = (/** @type {DeadLetter} */ { service, id }) => `${service}/${id}`;

/** @param {Api} api @param {Partial<Options>} options @returns {Promise<DeadLetterList>} all that the suite lists */
async function read(api, { service, consumer, reason, olderThanDays, discarded }) {
  /** @type {DeadLetterList | undefined} */ let whole;
  for (let offset = 0; offset < LIMIT; offset += PAGE) {
    const query = new URLSearchParams({ limit: String(PAGE), offset: String(offset) });
    for (const [name, value] of Object.entries({ service, consumer, reason, olderThanDays }))
      if (value) query.set(name, value);
    if (discarded) query.set('state', 'discarded');
    /** @type {DeadLetterList} */ const page = await api.get(`${PATH}?${query}`);
    whole = whole ? { ...page, deadLetters: [...whole.deadLetters, ...page.deadLetters] } : page;
    if (page.deadLetters.length < PAGE) break;
  }
  return /** @type {DeadLetterList} */ (whole);
}

/** @param {DeadLetter} letter */
const lines = (letter) => [
  `${idOf(letter)}  ${letter.failedAt}  ${letter.tries} ${letter.tries === 1 ? 'try' : 'tries'}`,
  `  ${letter.consumer}: ${letter.eventType ?? 'no event'}${letter.record ? ` of ${letter.record.type} ${letter.record.name ?? letter.record.id}` : ''}`,
  `  ${letter.reason}`,
  ...(letter.discarded ? [`  Discarded ${letter.discarded.at}: ${letter.discarded.reason}`] : []),
];

/** @param {DeadLetterList} found @param {Print} print */
function warnOfMissing({ unavailable }, print) {
  if (unavailable.length) print(`No answer from: ${unavailable.join(', ')}. The list lacks their failed events.`);
  return unavailable.length ? IN_PART : DONE;
}

/** @param {Api} api @param {Options} options @param {Print} print */
export async function list(api, options, print) {
  const found = await read(api, options);
  if (options.json) {
    print(JSON.stringify(found, null, 2));
    return found.unavailable.length ? IN_PART : DONE;
  }
  for (const letter of found.deadLetters) for (const line of lines(letter)) print(line);
  const count = found.total === 1 ? '1 event' : `${found.total} events`;
  const more =
    found.total > found.deadLetters.length ? `, of which these are the newest ${found.deadLetters.length}` : '';
  print(found.total ? `${count}${more}.` : options.discarded ? 'No discarded events.' : 'No failed events.');
  return warnOfMissing(found, print);
}

/** @param {Api} api @param {Options} options @param {Print} print */
export async function show(api, { ids, json }, print) {
  const { event, error, ...letter } = await api.get(pathOf(ids[0]));
  if (json) print(JSON.stringify({ ...letter, event, error }, null, 2));
  else for (const line of [...lines(letter), '', JSON.stringify(event, null, 2), '', error]) print(line);
  return DONE;
}

/** @param {Api} api @param {Options} options @param {Print} print */
export async function replay(api, options, print) {
  const found = options.all ? await read(api, options) : undefined;
  const ids = found ? found.deadLetters.map(idOf) : options.ids;
  let failed = 0;
  for (const id of ids) {
    const { outcome, reason } = await api.post(`${pathOf(id)}/replay`);
    if (outcome === 'failed') failed += 1;
    print(
      `${id}  ${outcome === 'failed' ? `failed again: ${reason}` : outcome === 'replayed' ? 'replayed' : 'handled before'}`,
    );
  }
  print(`${ids.length - failed} replayed, ${failed} failed again.`);
  return failed ? IN_PART : found ? warnOfMissing(found, print) : DONE;
}

/** @param {Api} api @param {Options} options @param {Print} print */
export async function discard(api, { ids, reason }, print) {
  await api.post(`${pathOf(ids[0])}/discard`, { reason });
  print(`${ids[0]}  discarded. To undo it: npm run dead-letters -- restore ${ids[0]}`);
  return DONE;
}

/** @param {Api} api @param {Options} options @param {Print} print */
export async function restore(api, { ids }, print) {
  await api.post(`${pathOf(ids[0])}/restore`);
  print(`${ids[0]}  put back.`);
  return DONE;
}
