/** The language of the texts in the code, and the only one that is shipped. */
export const SOURCE_LANGUAGE = 'en-US';

let current = SOURCE_LANGUAGE;

/** The language of texts, numbers and dates, as a BCP 47 tag. */
export const currentLanguage = (): string => current;

/** Only `setLanguage` of texts calls it, because the texts change with it. */
export function setCurrentLanguage(language: string): void {
  current = language;
}

/** What `create` returns for the current language; made on first use, because the first formatter takes 20 to 40 ms (ADR 19). */
export function perLanguage<T>(create: (language: string) => T): () => T {
  let made: { language: string; value: T } | undefined;
  return () => {
    if (made?.language !== current) made = { language: current, value: create(current) };
    return made.value;
  };
}
