/** The cells of a text that a spreadsheet put on the clipboard: tabs between cells, quotes around cells with line breaks. */
export function parseTabSeparated(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)!.push(cell);
    cell = '';
  };
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < source.length; at++) {
    const letter = source[at]!;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') cell += source[++at]!;
      else isQuoted = false;
    } else if (letter === '"' && cell === '' && hasClosingQuote(source, at)) isQuoted = true;
    else if (letter === '\t') endCell();
    else if (letter === '\n') {
      endCell();
      rows.push([]);
    } else cell += letter;
  }
  endCell();
  return rows;
}

/** A quote that opens a cell: another one ends it, before a tab, a line break or the end. */
function hasClosingQuote(source: string, at: number): boolean {
  return /^"(?:[^"]|"")*"(?=\t|\n|$)/.test(source.slice(at));
}

export const formatTabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(formatCell).join('\t')).join('\n');

const formatCell = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
