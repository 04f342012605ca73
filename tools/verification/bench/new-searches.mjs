import pg from 'pg';

/** The number of texts for pgbench, in the table `bench.searches`. It may repeat them, since nothing caches its results. */
export const SEARCHES = 10_000;
const MIN_CHARACTERS = 5;
const MAX_CHARACTERS = 12;
const MAX_TRIES = 100_000;

/**
 * Parts of suppliers' names, none of them twice.
 * @param {readonly string[]} names @param {() => number} [random] from 0 to 1 @returns {() => string}
 */
export function newSearches(names, random = Math.random) {
  const used = new Set();
  const below = (/** @type {number} */ limit) => Math.floor(random() * limit);
  return () => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const name = names[below(names.length)]?.toLowerCase() ?? '';
      const length = MIN_CHARACTERS + below(MAX_CHARACTERS - MIN_CHARACTERS + 1);
      const start = below(Math.max(1, name.length - length + 1));
      const text = name.slice(start, start + length).trim();
      if (!/^[a-z\d .,&-]{5,}$/.test(text) || used.has(text)) continue;
      used.add(text);
      return text;
    }
    throw new Error('The names have no other parts: measure with more suppliers or fewer seconds.');
  };
}

/**
 * Texts for searches that were never asked before, and others in `bench.searches` for pgbench.
 * @param {string} url of the suppliers' database, as owner
 */
export async function prepareNewSearches(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select name from bench.suppliers');
    const next = newSearches(rows.map(({ name }) => name));
    await client.query('create table bench.searches (number int primary key, text text not null)');
    await client.query(
      'insert into bench.searches select number, text from unnest($1::text[]) with ordinality as one (text, number)',
      [Array.from({ length: SEARCHES }, next)],
    );
    await client.query('vacuum analyze bench.searches');
    return next;
  } finally {
    await client.end();
  }
}
