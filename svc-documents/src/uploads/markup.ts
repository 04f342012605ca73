/** Browsers run scripts of text that has such a tag near its start. */
const ACTIVE = /<(!doctype|html|head|body|svg|script|iframe|object|embed)\b/i;
/** Declarations, comments, processing instructions, an end tag, and elements of one letter, which '<p 0.05' is not. */
const DECLARATION = /^\s*<([!?]|\/[a-z]|[abp]>)/i;
/** A tag at the start of a text, to its end if that is there. */
const FIRST_TAG = /^\s*<([a-z][\w:.-]*)(?=[\s/>])([^<>]*)/i;
/** Elements by which browsers recognize a page, and that do something by themselves. */
const ELEMENTS = new Set(
  'base br div font form frame frameset h1 img input link math meta style table title video audio'.split(' '),
);
const ATTRIBUTE = /[\s/"'](on[a-z]+|xmlns(:\w+)?|src|srcdoc|href|style|action|formaction)\s*=/i;

/**
 * Whether text is markup, which browsers could show as a page or image that can run scripts. A text that only begins like a tag is
 * none, such as '<LOD for all analytes'.
 */
export function isMarkup(text: string): boolean {
  if (ACTIVE.test(text) || DECLARATION.test(text)) return true;
  const [, name = '', rest = ''] = FIRST_TAG.exec(text) ?? [];
  if (!name) return false;
  return ELEMENTS.has(name.toLowerCase()) || ATTRIBUTE.test(rest) || text.includes(`</${name}`);
}
