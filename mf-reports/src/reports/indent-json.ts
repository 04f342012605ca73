/** Strings, which can contain any character, empty lists and objects, and punctuation. */
const TOKENS = /"(?:[^"\\]|\\.)*"?|\s*(?:\{\s*\}|\[\s*\]|[{}[\],:])\s*/g;

/** Indents JSON as text: numbers keep their digits, and a truncated text is indented up to its end. */
export function indentJson(text: string): string {
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  return text.replace(TOKENS, (found) => {
    if (found.startsWith('"')) return found;
    const token = found.replace(/\s/g, '');
    if (token === ':') return ': ';
    if (token === ',') return `,${line()}`;
    if (token === '{' || token === '[') {
      depth += 1;
      return token + line();
    }
    if (token === '}' || token === ']') {
      depth -= 1;
      return line() + token;
    }
    return token;
  });
}
