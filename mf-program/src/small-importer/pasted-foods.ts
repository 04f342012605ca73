import { readSupplier, type KnownSupplier } from '@fsvp/web-kit/dialogs';

/** The beginning of an FDA product code at least: its industry and its class. */
const CODE = /^\d{2}[A-Z-][A-Z0-9*-]{0,4}$/;
const isCode = (word: string) => CODE.test(word.toUpperCase());

export interface PastedFood {
  code: string;
  name: string;
  /** Who makes or grows it, if the line names one of the suppliers. */
  supplierId: string | undefined;
}

/**
 * Foods of a pasted text, one a line: the product code and the name, in either order, and the supplier before or after them, between
 * commas, semicolons or tabs.
 * @returns also the lines that lack code or name, numbered from 1
 */
export function readPastedFoods(
  text: string,
  suppliers: readonly KnownSupplier[],
): { foods: PastedFood[]; incomplete: number[] } {
  const foods: PastedFood[] = [];
  const incomplete: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const parts = line
      .split(line.includes('\t') ? '\t' : /[,;]/)
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length === 0) continue;
    const { supplierId, others } = takeSupplier(parts, suppliers);
    const words = others.flatMap((part) => part.split(/\s+/));
    const at = words.findIndex(isCode);
    const code = words[at]?.toUpperCase();
    const name = words.filter((_, position) => position !== at).join(' ');
    if (code && name) foods.push({ code, name, supplierId });
    else incomplete.push(index + 1);
  }
  return { foods, incomplete };
}

/** The fewest last parts that name a supplier, else the fewest first ones: names of companies have commas, too. */
function takeSupplier(parts: readonly string[], suppliers: readonly KnownSupplier[]) {
  const find = (some: readonly string[]) =>
    some.some((part) => part.split(/\s+/).some(isCode))
      ? undefined
      : readSupplier(some.join(', '), suppliers, '', false)?.id;
  for (let at = parts.length - 1; at > 0; at--) {
    const supplierId = find(parts.slice(at));
    if (supplierId) return { supplierId, others: parts.slice(0, at) };
  }
  for (let end = 1; end < parts.length; end++) {
    const supplierId = find(parts.slice(0, end));
    if (supplierId) return { supplierId, others: parts.slice(end) };
  }
  return { supplierId: undefined, others: parts };
}
