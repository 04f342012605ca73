import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { addTranslations, setLanguage, type Translations } from '@fsvp/ui';

const FORMATJS = join(createRequire(import.meta.url).resolve('@formatjs/cli/package.json'), '../bin/formatjs');
const CATALOG = join(import.meta.dirname, '../../texts.en.json');

/**
 * Shows each text of the shell with accents on its letters, and dates and numbers as Russian has them. What is left in
 * English is not a text of the catalog.
 */
export function showPseudoTexts(): void {
  const args = [FORMATJS, 'compile', CATALOG, '--ast', '--pseudo-locale', 'en-XA'];
  const compiled = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Translations;
  const catalog = JSON.parse(readFileSync(CATALOG, 'utf8')) as Record<string, { defaultMessage: string }>;
  setLanguage('ru');
  addTranslations(
    Object.fromEntries(Object.entries(catalog).map(([id, { defaultMessage }]) => [defaultMessage, compiled[id]!])),
  );
}

/** The texts of an element and the names of its controls in which three letters without an accent follow each other. */
export function englishIn(root: Element): string[] {
  const shown = [root, ...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
    ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  ]);
  return [...new Set(shown.filter((text) => /[a-z]{3}/i.test(text)))];
}
