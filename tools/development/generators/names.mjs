import { OperatorError } from '../../operator-error.mjs';

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @typedef {{ kebab: string, camel: string, pascal: string, snake: string, words: string, title: string }} Name */

/**
 * The forms of a name.
 * @param {string | undefined} kebab such as lab-test @returns {Name}
 * @throws OperatorError when it is not kebab-case
 */
export function nameOf(kebab) {
  if (!kebab || !KEBAB_CASE.test(kebab))
    throw new OperatorError(`'${kebab ?? ''}' is not a name. Use lower-case words with hyphens, such as lab-test.`);
  const parts = kebab.split('-');
  const capitals = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const pascal = capitals.join('');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: parts.join('_'),
    words: parts.join(' '),
    title: capitals.join(' '),
  };
}

/** The plural of a name by the regular rules of English. @param {Name} name */
export function pluralOf({ kebab }) {
  if (/[^aeiou]y$/.test(kebab)) return nameOf(kebab.replace(/y$/, 'ies'));
  if (/is$/.test(kebab)) return nameOf(kebab.replace(/is$/, 'es'));
  return nameOf(/(s|x|z|ch|sh)$/.test(kebab) ? `${kebab}es` : `${kebab}s`);
}
