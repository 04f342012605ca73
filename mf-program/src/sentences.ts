/** Texts as sentences, each with one full stop. */
export const sentences = (texts: readonly string[]): string =>
  texts.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
