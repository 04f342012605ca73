import { deflateRawSync } from 'node:zlib';

/** Creates a minimal ZIP file of these parts. */
export function createZip(parts: Record<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const compressed = deflateRawSync(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(compressed.length, 18);
    local.writeUInt32LE(Buffer.byteLength(text), 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(compressed.length, 20);
    entry.writeUInt32LE(Buffer.byteLength(text), 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    bodies.push(local, Buffer.from(name), compressed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + compressed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

const RELATION_TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function relationsXml(targets: [id: string, role: string, target: string][]): string {
  return `<Relationships>${targets.map(([id, role, target]) => `<Relationship Id="${id}" Type="${RELATION_TYPES}/${role}" Target="${target}"/>`).join('')}</Relationships>`;
}

export interface WorkbookParts {
  /** XML of `sheetData` by the sheet's name. */
  sheets: Record<string, string>;
  /** XML of the shared string items. */
  strings?: string;
  styles?: string;
  workbookPr?: string;
  hidden?: string[];
  /** XML of `cols`, and of what follows the rows. */
  columns?: string;
  afterRows?: string;
  /** Names of parts in the archive that differ from their references. */
  names?: Record<string, string>;
}

/** Creates a workbook of hand-written parts, like those of programs that a test cannot run. */
export function createWorkbook({
  sheets,
  strings = '',
  styles = '<styleSheet/>',
  workbookPr = '',
  hidden = [],
  columns = '<col min="1" max="2"/>',
  afterRows = '',
  names: renamed = {},
}: WorkbookParts): Buffer {
  const names = Object.keys(sheets);
  const parts = {
    '_rels/.rels': relationsXml([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook>${workbookPr}<sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${hidden.includes(name) ? ' state="hidden"' : ''}/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml([
      ...names.map((_, index): [string, string, string] => [
        `rId${index + 1}`,
        'worksheet',
        `/xl/worksheets/table${index + 1}.xml`,
      ]),
      ['rIdS', 'sharedStrings', 'sharedStrings.xml'],
      ['rIdT', 'styles', 'styles.xml'],
    ]),
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/table${index + 1}.xml`,
        `<worksheet><cols>${columns}</cols><sheetData>${rows}</sheetData>${afterRows}</worksheet>`,
      ]),
    ),
  };
  return createZip(Object.fromEntries(Object.entries(parts).map(([name, text]) => [renamed[name] ?? name, text])));
}
