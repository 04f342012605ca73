import { expect } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { countrySpellings } from '@fsvp/contracts/core/country';
import { compareTexts, foldText, searchedWords } from '@fsvp/contracts/core/text';
import type { FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { LIFECYCLES, type listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { VERDICTS } from '@fsvp/contracts/program/readiness/readiness';
import { REGIMES } from '@fsvp/contracts/program/readiness/regime';
import { REQUIREMENT_CODES } from '@fsvp/contracts/program/readiness/requirement-codes';
import { newId } from '@fsvp/service-kit/database/columns';
import fc from 'fast-check';
import { ReadinessRefresher } from '../src/readiness/readiness-refresher.js';
import type { TestProgram } from './individuals.js';

/** Lists and portfolio of FSVP files, compared with their rules in plain JavaScript while files and names change. */

const FILES = 240;
const NAMES = [
  'Bay Seafood',
  'bay seafood',
  'Ümit Gıda "100%" A.Ş.',
  'north_star Foods',
  'North Star foods',
  'Tuna',
  'Ab',
];
const COUNTRIES = ['Chile', 'chile', 'Viet Nam', 'Ümit', null];
const SEARCHES = [
  '',
  '',
  'bay',
  'BAY SEA',
  'tuna',
  'u\u0308m',
  'gida',
  '100%',
  '_',
  'north_star',
  'ab',
  'a',
  '00012',
  'M-',
  'none such',
  'bay  tuna',
  'tuna chile',
  ' NAM a ',
  'ümit bay 1',
];
const CODES = REQUIREMENT_CODES.slice(0, 5);
const SORTS = ['number', 'supplierName', 'foodName', 'lifecycle', 'createdAt', 'updatedAt', 'readiness', 'nextDueOn'];

interface File {
  id: string;
  number: string;
  importerId: string;
  supplierId: string;
  foodId: string;
  ownerId: string | null;
  lifecycle: string;
  regime: string;
  verdict: string;
  percent: number;
  /** Its regime has a signed determination. */
  determined: boolean;
  missing: string[];
  nextDueOn: string | null;
  createdAt: string;
  updatedAt: string;
}

interface Request {
  search: string;
  lifecycle: string[];
  verdict: string[];
  regime: string[];
  missing: string[];
  country: string[];
  of: 'importerId' | 'supplierId' | 'foodId' | 'ownerId' | null;
  since: string | null;
  sort: string;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const some = <T>(values: readonly T[], maxLength = 2) =>
  fc.oneof(fc.constant<T[]>([]), fc.subarray([...values], { maxLength }));
const request: fc.Arbitrary<Request> = fc.record({
  search: fc.constantFrom(...SEARCHES),
  lifecycle: some<string>(LIFECYCLES),
  verdict: some<string>(VERDICTS),
  regime: some<string>(REGIMES, 4),
  missing: fc.option(fc.subarray<string>([...CODES], { maxLength: 2 }), { freq: 1, nil: [] }),
  country: fc.option(fc.constantFrom(['chile'], ['Vietnam'], ['Peru', 'umit']), { freq: 1, nil: [] }),
  of: fc.option(fc.constantFrom('importerId', 'supplierId', 'foodId', 'ownerId'), { freq: 1 }),
  since: fc.option(fc.constantFrom(-3, -1, 0), { freq: 1 }).map((days) => (days === null ? null : instant(days))),
  sort: fc.constantFrom(...SORTS),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  limit: fc.constantFrom(1, 7, 50, 100),
  offset: fc.constantFrom(0, 0, 0, 3, 120, 200, FILES - 1, 5000),
});

const instant = (days: number) => `${addDays(today(), days)}T01:00:00.000Z`;

let seed = 7;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

class FileModel {
  readonly files: File[] = [];
  readonly names = new Map<string, string>();
  readonly countries = new Map<string, string | null>();
  readonly ids: Record<'importers' | 'foods' | 'suppliers', string[]> = { importers: [], foods: [], suppliers: [] };
  private renamed = 100;
  private readonly owners = [newId(), newId(), null];

  constructor(private readonly program: TestProgram) {}

  private async sql(text: string, ...values: unknown[]): Promise<void> {
    await this.program.database.dataSource.query(text, values);
  }

  async fill(): Promise<void> {
    // Otherwise it would judge what is written here.
    await this.program.app.get(ReadinessRefresher, { strict: false }).beforeApplicationShutdown();
    for (let at = 0; at < 7; at += 1) {
      const [importer, food, supplier] = [newId(), newId(), newId()];
      this.names.set(supplier, pick(NAMES));
      // No two foods, and no two importers, have the same name.
      for (const id of [importer, food]) this.names.set(id, `${pick(NAMES)} ${this.names.size}`);
      this.countries.set(supplier, pick(COUNTRIES));
      this.ids.importers.push(importer);
      this.ids.foods.push(food);
      this.ids.suppliers.push(supplier);
      await this.sql(
        `insert into importers (id, version, created_at, updated_at, legal_name, duns, email, time_zone, active, role)
         values ($1, 1, now(), now(), $2, $3, 'fsvp@importer.test', 'America/New_York', true, 'us_owner_or_consignee')`,
        importer,
        this.names.get(importer),
        String(300_000_000 + at),
      );
      await this.sql(
        `insert into foods (id, version, created_at, updated_at, name, food_class, industry_code, product_codes, facts)
         values ($1, 1, now(), now(), $2, 'human', '16', '{}', '{}')`,
        food,
        this.names.get(food),
      );
      await this.sql(
        `insert into supplier_directory (id, name, status, risk_level, version, country) values ($1, $2, 'approved', 'low', 1, $3)`,
        supplier,
        this.names.get(supplier),
        this.countries.get(supplier),
      );
    }
    for (let at = 0; at < FILES; at += 1) await this.open();
  }

  private async open(): Promise<void> {
    const file: File = {
      id: newId(),
      number: `M-${String(this.files.length).padStart(6, '0')}`,
      importerId: pick(this.ids.importers),
      supplierId: pick(this.ids.suppliers),
      foodId: pick(this.ids.foods),
      ownerId: pick(this.owners),
      // Any number of closed files may have the same importer, supplier and food.
      lifecycle: 'closed',
      createdAt: instant(pick([-4, -3, -2])),
      updatedAt: instant(pick([-4, -2, 0])),
      determined: random() < 0.7,
      ...drawReadiness(),
    };
    const { supplierId, importerId, foodId } = file;
    const isOpen = (one: File) => one.lifecycle !== 'closed';
    const same = (one: File) => one.supplierId === supplierId && one.importerId === importerId && one.foodId === foodId;
    if (!this.files.some((one) => isOpen(one) && same(one))) file.lifecycle = pick(LIFECYCLES);
    this.files.push(file);
    await this.sql(
      `insert into fsvp_files (id, version, created_at, updated_at, number, importer_id, supplier_id, food_id, product_ids, owner_id,
         lifecycle, closed_on, circumstances)
       values ($1, 1, $2, $3, $4, $5, $6, $7, '{}', $8, $9, $10, '{}')`,
      file.id,
      file.createdAt,
      file.updatedAt,
      file.number,
      importerId,
      supplierId,
      foodId,
      file.ownerId,
      file.lifecycle,
      file.lifecycle === 'closed' ? today() : null,
    );
    if (file.determined)
      await this.sql(
        `insert into applicability_determinations (id, version, created_at, updated_at, file_id, version_number, state, answers,
           proposed_regime, chosen_regime, citations, entry_code)
         values ($1, 1, now(), now(), $2, 1, 'signed', '{}', 'standard', 'standard', '{}', 'FSV')`,
        newId(),
        file.id,
      );
    await this.judge(file);
  }

  private judge({ id, regime, verdict, percent, missing, nextDueOn }: File): Promise<void> {
    return this.sql(
      `update fsvp_file_readiness set due = false, regime = $2, verdict = $3, percent = $4, missing = $5, next_due_on = $6 where file_id = $1`,
      id,
      regime,
      verdict,
      percent,
      missing,
      nextDueOn,
    );
  }

  /** One of the ways in which listed files change. */
  async write(step: number): Promise<void> {
    const file = this.files[step % this.files.length] as File;
    const rename = async (kind: 'importers' | 'foods' | 'suppliers', table: string, column: string) => {
      const id = pick(this.ids[kind]);
      this.names.set(id, `${pick(NAMES)} ${(this.renamed += 1)}`);
      await this.sql(`update ${table} set ${column} = $2, version = version + 1 where id = $1`, id, this.names.get(id));
    };
    const writes: (() => Promise<void>)[] = [
      () => this.open(),
      () => this.judge(Object.assign(file, drawReadiness())),
      () => rename('importers', 'importers', 'legal_name'),
      () => rename('foods', 'foods', 'name'),
      () => rename('suppliers', 'supplier_directory', 'name'),
      async () => {
        const id = pick(this.ids.suppliers);
        this.countries.set(id, pick(COUNTRIES));
        await this.sql('update supplier_directory set country = $2 where id = $1', id, this.countries.get(id));
      },
      () => {
        Object.assign(file, { ownerId: pick(this.owners), updatedAt: instant(pick([-1, 0])) });
        return this.sql(
          'update fsvp_files set owner_id = $2, updated_at = $3 where id = $1',
          file.id,
          file.ownerId,
          file.updatedAt,
        );
      },
      () => {
        Object.assign(file, { lifecycle: 'closed', updatedAt: instant(0) });
        return this.sql(
          `update fsvp_files set lifecycle = 'closed', closed_on = current_date, updated_at = $2 where id = $1`,
          file.id,
          file.updatedAt,
        );
      },
      () => this.sql('update fsvp_file_readiness set due = true'),
      () => {
        file.determined = false;
        return this.sql(
          `update applicability_determinations set state = 'withdrawn', version = version + 1 where file_id = $1`,
          file.id,
        );
      },
      () =>
        this.program.database.dataSource
          .transaction(async (manager) => {
            await manager.query(`update fsvp_file_readiness set verdict = 'ready'`);
            throw new Error('rolled back');
          })
          .catch((error: Error) => expect(error.message).toBe('rolled back')),
    ];
    await writes[step % writes.length]!();
  }

  private matches(file: File, asked: Request, value: string | null): boolean {
    const { search, lifecycle, regime, missing, country, of, since } = asked;
    const texts = [
      file.number,
      ...[file.supplierId, file.foodId, file.importerId].map((id) => this.names.get(id)!),
      this.countries.get(file.supplierId) ?? '',
    ].map(foldText);
    const folded = country.flatMap(countrySpellings).map(foldText);
    const has = (accepted: string[], one: string) => !accepted.length || accepted.includes(one);
    return (
      searchedWords(search).every((word) => texts.some((text) => text.includes(word))) &&
      has(lifecycle, file.lifecycle) &&
      has(regime, file.regime) &&
      (!missing.length || missing.some((code) => file.missing.includes(code))) &&
      (!country.length || folded.includes(foldText(this.countries.get(file.supplierId) ?? ''))) &&
      (!of || file[of] === value) &&
      (!since || file.updatedAt >= since)
    );
  }

  private key(file: File, sort: string): (string | number)[] {
    switch (sort) {
      case 'supplierName':
      case 'foodName':
        return [this.names.get(sort === 'foodName' ? file.foodId : file.supplierId)!.toLowerCase()];
      case 'lifecycle':
        return [LIFECYCLES.indexOf(file.lifecycle as (typeof LIFECYCLES)[number])];
      case 'readiness':
        return [worstOf(file), file.percent];
      case 'nextDueOn':
        return [file.nextDueOn ?? '9999'];
      default:
        return [file[sort as 'number']];
    }
  }

  expectedList(asked: Request, value: string | null) {
    const { verdict, sort, order, limit, offset } = asked;
    const found = this.files.filter((file) => this.matches(file, asked, value));
    const listed = found.filter((file) => !verdict.length || verdict.includes(file.verdict));
    const sign = order === 'asc' ? 1 : -1;
    const keys = new Map(listed.map((file) => [file, this.key(file, sort)]));
    listed.sort((one, other) => sign * (compareKeys(keys.get(one)!, keys.get(other)!) || (one.id < other.id ? -1 : 1)));
    return {
      ids: listed.slice(offset, offset + limit).map(({ id }) => id),
      total: listed.length,
      counts: countVerdicts(found),
    };
  }

  expectedPortfolio(asked: Request, value: string | null) {
    const open = this.files.filter(({ lifecycle }) => lifecycle !== 'closed');
    const among = open.filter((file) =>
      this.matches(file, { ...asked, search: '', lifecycle: [], since: null }, value),
    );
    const shown = among.filter(({ verdict }) => !asked.verdict.length || asked.verdict.includes(verdict));
    const groups = (of: 'supplierId' | 'foodId') => {
      const ids = [...new Set(shown.map((file) => file[of]))];
      const rank = (id: string) => {
        const files = shown.filter((file) => file[of] === id);
        const mean = files.reduce((sum, file) => sum + countedPercent(file), 0) / files.length;
        return [Math.min(...files.map(worstOf)), mean, this.names.get(id)!.toLowerCase(), id];
      };
      const ranks = new Map(ids.map((id) => [id, rank(id)]));
      return ids.sort((one, other) => compareKeys(ranks.get(one)!, ranks.get(other)!));
    };
    const cells = shown.toSorted((one, other) =>
      compareKeys(
        [worstOf(one), countedPercent(one), one.number],
        [worstOf(other), countedPercent(other), other.number],
      ),
    );
    const countries = new Set(open.map(({ supplierId }) => foldText(this.countries.get(supplierId) ?? '')));
    countries.delete('');
    return {
      suppliers: groups('supplierId'),
      foods: groups('foodId'),
      cells: cells.map(({ id, determined }) => [id, determined]),
      importers: new Set(cells.map(({ importerId }) => importerId)),
      countries,
      counts: countVerdicts(among),
      today: countVerdicts(open),
    };
  }

  /** A value that a filter by an id has. */
  valueOf(asked: Request, step: number): string | null {
    return asked.of && (this.files[step % this.files.length] as File)[asked.of];
  }

  countOpen() {
    return countVerdicts(this.files.filter(({ lifecycle }) => lifecycle !== 'closed'));
  }
}

const worstOf = ({ verdict }: File) => VERDICTS.indexOf(verdict as (typeof VERDICTS)[number]);

const countedPercent = ({ determined, percent }: File) => (determined ? percent : 0);

const drawReadiness = () => ({
  regime: pick(REGIMES),
  verdict: pick(VERDICTS),
  percent: pick([0, 40, 40, 100]),
  missing: CODES.filter(() => random() < 0.3),
  nextDueOn: pick([null, addDays(today(), 3), addDays(today(), 30)]),
});

const countVerdicts = (files: File[]) =>
  Object.fromEntries(VERDICTS.map((verdict) => [verdict, files.filter((file) => file.verdict === verdict).length]));

function compareKeys(one: readonly (string | number)[], other: readonly (string | number)[]): number {
  return one.reduce<number>((found, part, at) => {
    const with_ = other[at]!;
    if (found) return found;
    return typeof part === 'number' ? part - (with_ as number) : compareTexts(part, with_ as string);
  }, 0);
}

function queryOf(asked: Request, value: string | null, names: readonly (keyof Request)[]): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of names)
    for (const one of [asked[name]].flat()) if (one !== null && one !== '') query.append(name, String(one));
  if (asked.of) query.set(asked.of, value ?? '');
  return query;
}

/** Compares list, counts and portfolio with the rules, before and after random writes. */
export async function checkFileLists(program: TestProgram, numRuns: number): Promise<void> {
  const model = new FileModel(program);
  await model.fill();
  const get = async (path: string) => {
    const { status, body, text } = await program.send('GET', path);
    if (status !== 200) throw new Error(`${path}: ${text}`);
    return body as unknown;
  };
  const compare = async (asked: Request, value: string | null) => {
    const listed = queryOf(asked, value, [
      'search',
      'lifecycle',
      'verdict',
      'regime',
      'missing',
      'country',
      'sort',
      'order',
      'limit',
      'offset',
    ]);
    if (asked.since) listed.set('updatedSince', asked.since);
    const { fsvpFiles, total, counts } = (await get(`/api/fsvp-files?${listed}`)) as ResponseOf<typeof listFsvpFiles>;
    expect({ ids: fsvpFiles.map(({ id }) => id), total, counts }).toEqual(model.expectedList(asked, value));
    const filtered = queryOf(asked, value, ['verdict', 'regime', 'missing', 'country']);
    const portfolio = (await get(`/api/fsvp-portfolio?${filtered}`)) as FsvpPortfolio;
    expect({
      suppliers: portfolio.suppliers.map(({ id }) => id),
      foods: portfolio.foods.map(({ id }) => id),
      cells: portfolio.cells.map(({ fileId, determined }) => [fileId, determined]),
      importers: new Set(portfolio.importers.map(({ id }) => id)),
      countries: new Set(portfolio.countries.map(foldText)),
      counts: portfolio.counts,
      today: portfolio.trend.at(-1)?.counts,
    }).toEqual(model.expectedPortfolio(asked, value));
    expect(((await get('/api/fsvp-files/counts')) as { counts: object }).counts).toEqual(model.countOpen());
  };
  await fc.assert(
    fc.asyncProperty(fc.tuple(request, fc.nat(10_000)), async ([asked, step]) => {
      const value = model.valueOf(asked, step);
      if (asked.of && value === null) asked = { ...asked, of: null };
      await compare(asked, value);
      await model.write(step);
      await compare(asked, value);
    }),
    { numRuns },
  );
}
