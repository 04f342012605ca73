/** A record of a CSV file with the line of the file on which it starts. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** A line of CSV (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')}\r\n`;
}

/** Reads CSV (RFC 4180) row by row, however long the file is. Lines may end with LF or CRLF; blank lines are left out. */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  separator = ',',
): AsyncGenerator<CsvRow, void, undefined> {
  let cells: string[] = [];
  let text = '';
  /** Of the cell: before its first character, in plain text, in quotes, or after a quote that may be the last. */
  let state: 'start' | 'plain' | 'quoted' | 'quote' = 'start';
  let line = 1;
  let startLine = 1;
  let first = true;
  const endCell = () => {
    cells.push(text);
    text = '';
    state = 'start';
  };
  for await (const chunk of chunks) {
    for (const character of first ? chunk.replace(/^\ufeff/, '') : chunk) {
      if (character === '\n') line++;
      if (state === 'quoted') {
        if (character === '"') state = 'quote';
        else text += character;
      } else if (character === '"' && state === 'quote') {
        text += character;
        state = 'quoted';
      } else if (character === '"' && state === 'start') state = 'quoted';
      else if (character === separator) endCell();
      else if (character === '\n') {
        if (text.endsWith('\r')) text = text.slice(0, -1);
        endCell();
        if (cells.some((one) => one !== '')) yield { line: startLine, cells };
        cells = [];
        startLine = line;
      } else {
        text += character;
        if (state === 'start') state = 'plain';
      }
    }
    first = false;
  }
  if (state === 'quoted') throw new SyntaxError(`Line ${startLine}: a quotation mark is not closed.`);
  if (text || cells.length) {
    endCell();
    if (cells.some((one) => one !== '')) yield { line: startLine, cells };
  }
}
