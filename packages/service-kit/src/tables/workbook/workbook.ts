import { createReadStream } from 'node:fs';
import { posix } from 'node:path';
import { fileError } from '../file-error.js';
import type { SpooledFile } from '../spool.js';
import type { SheetRecord } from '../table-row.js';
import { readNumberFormatters } from './cell-format.js';
import { readSheetRows, type SheetFacts } from './sheet-rows.js';
import { readSharedStrings } from './string-items.js';
import { damaged } from './workbook-errors.js';
import { collectElements } from './xml-parser.js';
import { ZipArchive } from './zip-archive.js';

const MB = 1024 * 1024;
/** Limits of unpacked sizes. Strings and styles stay in memory while rows are read; the sheet is streamed. */
const LIMITS = { directory: 4 * MB, styles: 16 * MB, strings: 128 * MB, sheet: 512 * MB } as const;

interface Sheet {
  name: string;
  part: string;
}

/** An Excel workbook on disk. One sheet is read at a time. */
export class Workbook {
  private constructor(
    private readonly archive: ZipArchive,
    private readonly sheets: Sheet[],
    private readonly parts: { strings?: string; styles?: string; is1904: boolean },
  ) {}

  /** @throws 400 when the file is not a workbook */
  static async open({ path }: SpooledFile): Promise<Workbook> {
    const archive = await ZipArchive.open(path);
    const [root] = await findTargets(archive, '', '_rels/.rels', 'officeDocument');
    if (!root || !archive.has(root.part))
      throw fileError(
        'The file is not an Excel workbook (.xlsx). Open it in a spreadsheet program, save it as .xlsx or as CSV, and import that.',
      );
    const folder = root.part.slice(0, root.part.lastIndexOf('/') + 1);
    const relations = `${folder}_rels/${root.part.slice(folder.length)}.rels`;
    const elements = await collectElements(archive.readText(root.part, LIMITS.directory), 'sheet', 'workbookPr');
    const worksheets = new Map(
      (await findTargets(archive, folder, relations, 'worksheet')).map(({ id, part }) => [id, part]),
    );
    const all = elements.flatMap(({ name: element, attributes: { name = '', id = '', state = '' } }) => {
      const part = worksheets.get(id);
      // A sheet without one is a chart.
      return element === 'sheet' && part ? [{ name, part, hidden: state.toLowerCase().includes('hidden') }] : [];
    });
    const visible = all.filter(({ hidden }) => !hidden);
    const [strings] = await findTargets(archive, folder, relations, 'sharedStrings');
    const [styles] = await findTargets(archive, folder, relations, 'styles');
    // Without them, cells would be blank or lose leading zeros.
    if ([...all, strings, styles].some((target) => target && !archive.has(target.part))) throw damaged();
    const is1904 = elements.some(
      ({ name, attributes: { date1904 } }) => name === 'workbookPr' && (date1904 === '1' || date1904 === 'true'),
    );
    return new Workbook(archive, visible.length ? visible : all, {
      strings: strings?.part,
      styles: styles?.part,
      is1904,
    });
  }

  get sheetNames(): string[] {
    return this.sheets.map(({ name }) => name);
  }

  /** Resolves the name of a sheet; without a name, the first sheet. @throws 400 when there is none */
  resolveSheet(name?: string): string {
    const found = name === undefined ? this.sheets[0] : this.sheets.find((sheet) => sheet.name === name);
    if (found) return found.name;
    throw fileError(
      name === undefined
        ? 'The workbook has no sheet with rows.'
        : `The workbook has no sheet '${name}'. Its sheets: ${this.sheetNames.join(', ')}.`,
    );
  }

  /**
   * @param facts receives what the sheet has besides rows
   * @param onBytes receives how many compressed bytes of the sheet were read so far
   */
  async *rows(name: string, facts: SheetFacts, onBytes?: (bytes: number) => void): AsyncGenerator<SheetRecord> {
    const { strings, styles, is1904 } = this.parts;
    const part = this.sheets.find((sheet) => sheet.name === name)?.part ?? '';
    const context = {
      strings: strings ? await readSharedStrings(this.archive.readText(strings, LIMITS.strings)) : [],
      numbers: styles ? await readNumberFormatters(this.archive.readText(styles, LIMITS.styles), is1904) : [],
    };
    yield* readSheetRows(this.archive.readText(part, LIMITS.sheet, onBytes), context, facts);
  }
}

/** The parts that a part references with a role such as `worksheet`. */
async function findTargets(
  archive: ZipArchive,
  folder: string,
  relations: string,
  role: string,
): Promise<{ id: string; part: string }[]> {
  if (!archive.has(relations)) return [];
  const relationships = await collectElements(archive.readText(relations, LIMITS.directory), 'Relationship');
  return relationships
    .filter(({ attributes: { Type } }) => Type?.endsWith(`/${role}`))
    .map(({ attributes: { Id = '', Target = '' } }) => ({ id: Id, part: posix.resolve('/', folder, Target).slice(1) }));
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** Whether the file starts like a workbook. @throws 400 for an old workbook (.xls) or one with a password */
export async function hasWorkbookSignature(path: string): Promise<boolean> {
  let start: Uint8Array = new Uint8Array();
  for await (const chunk of createReadStream(path, { end: 3 }) as AsyncIterable<Uint8Array>) start = chunk;
  const startsWith = (signature: number[]) => signature.every((byte, index) => start[index] === byte);
  if (startsWith(COMPOUND))
    throw fileError(
      'The workbook is protected by a password, or has the old format (.xls). Save it as .xlsx without a password and import that.',
    );
  return startsWith(ZIP);
}
