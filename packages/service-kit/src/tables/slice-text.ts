import { withBreaks } from '../runtime/event-loop-breaks.js';

/** Cuts text into slices that a parser reads in a few milliseconds, with breaks between them. */
export function sliceText(texts: AsyncIterable<string>): AsyncGenerator<string> {
  return withBreaks(cut(texts));
}

async function* cut(texts: AsyncIterable<string>): AsyncGenerator<string> {
  // By code points, so that no character is cut in half.
  for await (const text of texts) yield* text.match(/.{1,8192}/gsu) ?? [];
}
