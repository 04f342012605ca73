/** The beginning of an FDA product code at least: its industry and its class. */
const CODE = /^\d{2}[A-Z-][A-Z0-9*-]{0,4}$/;

export interface PastedFood {
  code: string;
  name: string;
}

/**
 * Foods of a pasted text, one a line: the product code and the name, in either order.
 * @returns also the lines that lack one of them, numbered from 1
 */
export function readPastedFoods(text: string): { foods: PastedFood[]; incomplete: number[] } {
  const foods: PastedFood[] = [];
  const incomplete: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line.split(/[\s,;]+/).filter(Boolean);
    if (words.length === 0) continue;
    const at = words.findIndex((word) => CODE.test(word.toUpperCase()));
    const code = words[at]?.toUpperCase();
    const name = words.filter((_, position) => position !== at).join(' ');
    if (code && name) foods.push({ code, name });
    else incomplete.push(index + 1);
  }
  return { foods, incomplete };
}
