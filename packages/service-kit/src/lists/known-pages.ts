/** A page of a list, if this process has read it lately. */
export interface KnownPage {
  /** Names the page's rows, their order and their versions (`pageStateSql`); empty if the page is not known. */
  state: string;
  /** @param read the row of a statement that got this state as a parameter @returns the page's JSON array */
  textOf: (read: ReadIfChanged) => string;
}

/** Columns of a statement that gets the known state of its page as a parameter. */
export interface ReadIfChanged {
  /** The page's JSON array; null if the page has the known state. */
  page: string | null;
  /** The page's state; null without rows. */
  state: string | null;
}

/** In UTF-16 code units, over all pages. A page of 50 suppliers has 54,000. */
const MAX_LENGTH = 4_000_000;

/**
 * SQL of a page's state: when the server started, and id and `xmin` of each row. `xmin` is the transaction that wrote the version of the
 * row. A server that takes over from another one may use the numbers of lost transactions again.
 * @param rows SQL of the page's rows: `from` and `where`, with `id` and `xmin` of the table, and `place`
 */
export function pageStateSql(table: string, rows: string): string {
  return `select pg_postmaster_start_time() || ' ' || string_agg(id || ' ' || ${table}.xmin::text, ',' order by place) as state ${rows}`;
}

const NOT_KEPT: KnownPage = { state: '', textOf: ({ page }) => page as string };

interface Kept {
  state: string;
  text: string;
}

/**
 * Keeps the JSON of pages that were read lately, so that the database makes it again only when a row of the page has changed
 * (ADR 52). A kept page is only returned after the database has confirmed its state.
 */
export class KnownPages {
  private readonly pages = new Map<string, Kept>();
  private length = 0;

  constructor(private readonly maxLength = MAX_LENGTH) {}

  /** @param of all that the page's JSON depends on besides its rows, such as the query and the day; undefined for a page that is not kept */
  of(of: object | undefined): KnownPage {
    if (!of) return NOT_KEPT;
    const key = JSON.stringify(of);
    const kept = this.pages.get(key);
    // A Map remembers in which order its entries were set.
    if (kept) {
      this.pages.delete(key);
      this.pages.set(key, kept);
    }
    return {
      state: kept?.state ?? '',
      textOf: ({ page, state }) => {
        if (page === null) return (kept as Kept).text;
        if (state !== null) this.keep(key, { state, text: page });
        return page;
      },
    };
  }

  /** The least recently used go first. One large page must not displace all others. */
  private keep(key: string, kept: Kept): void {
    this.remove(key);
    if (lengthOf(key, kept) > this.maxLength / 8) return;
    this.pages.set(key, kept);
    this.length += lengthOf(key, kept);
    for (const oldest of this.pages.keys()) {
      if (this.length <= this.maxLength) return;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    const kept = this.pages.get(key);
    if (!kept) return;
    this.pages.delete(key);
    this.length -= lengthOf(key, kept);
  }
}

const lengthOf = (key: string, { state, text }: Kept) => key.length + state.length + text.length;
