import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { forEachWithBreaks } from '@fsvp/service-kit/runtime/event-loop-breaks';
import { RecordSplitter, type TableRecord } from '@fsvp/tables/record-splitter';

/** Of the workspace, beside `src` and `dist`; `npm run hazards:extract` writes it. */
const FOLDER = new URL('../../data/hazard-extract/', import.meta.url);

export type Row = Readonly<Record<string, string>>;

/** A public file of which the extract was made. */
export interface PublicFile {
  file: string;
  title: string;
  publisher: string;
  licence: string;
  retrievedOn: string;
  sha256: string;
  /** The first and last month or day, of those that are counted. */
  from?: string;
  to?: string;
}

export interface Origin {
  inputs: PublicFile[];
  files: { file: string; rows: number; sha256: string }[];
}

/** What the suite ships of the public data (beyond/hazard-analysis.md, 4). */
export interface Extract {
  origin: Origin;
  charges: Row[];
  industries: Row[];
  counts: Row[];
  recalls: Row[];
  notifications: Row[];
}

/** The period of a public file. @param name the beginning of its name */
export function periodOfFile({ inputs }: Origin, name: string): { from: string; to: string } {
  const { from, to } = inputs.find(({ file }) => file.startsWith(name)) ?? {};
  if (!from || !to) throw new Error(`origin.json does not say the period of ${name}`);
  return { from, to };
}

export async function readOrigin(): Promise<Origin> {
  return JSON.parse(await readFile(new URL('origin.json', FOLDER), 'utf8')) as Origin;
}

/** @throws Error for a file that is not the one of `origin.json` */
export async function readExtract(): Promise<Extract> {
  const origin = await readOrigin();
  const read = (file: string) => readTable(origin, `${file}.csv`);
  const [charges, industries, counts, recalls, notifications] = await Promise.all(
    ['charges', 'industries', 'refusal-counts', 'recall-events', 'rasff-notifications'].map(read),
  );
  return {
    origin,
    charges: charges!,
    industries: industries!,
    counts: counts!,
    recalls: recalls!,
    notifications: notifications!,
  };
}

async function readTable({ files }: Origin, file: string): Promise<Row[]> {
  const text = (await promisify(gunzip)(await readFile(new URL(`${file}.gz`, FOLDER)))).toString();
  const sha256 = createHash('sha256').update(text).digest('hex');
  if (sha256 !== files.find((known) => known.file === file)?.sha256)
    throw new Error(`${file} of the extract of public data is not the one that origin.json names`);
  const records: TableRecord[] = [];
  const splitter = new RecordSplitter({ separator: 'comma', quotes: 'double' });
  await forEachWithBreaks(splitter.read(text), (record) => records.push(record));
  const [heading, ...rows] = records;
  return rows.map(({ cells }) => Object.fromEntries(heading!.cells.map((name, at) => [name, cells[at] ?? ''])));
}
