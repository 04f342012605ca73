import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Marked } from 'marked';

// What the gateway serves to programmers besides the API document: the guides of docs/api, and the package of the client.

const root = new URL('../', import.meta.url);
const guides = new URL('dist/api-guides/', import.meta.url);
const client = new URL('dist/client/', import.meta.url);

/** The file of each page, by its name in the address. */
const FILES = {
  index: 'docs/api/README.md',
  quickstart: 'docs/api/quickstart.md',
  recipes: 'docs/api/recipes.md',
  generators: 'docs/api/generators.md',
  events: 'docs/api/events.md',
  versioning: 'docs/api/versioning.md',
  changelog: 'docs/api/changelog.md',
  client: 'packages/client/README.md',
  cli: 'packages/cli/README.md',
};
const ADDRESS = '/api/docs/guides';

/**
 * The address of a link in a file: of another page, outside of the repository, or of this page.
 * @param {string} href
 * @param {string} file
 * @returns {string | undefined} undefined for a file that is not served
 */
function addressOf(href, file) {
  if (/^(?:https?:|#|\/)/.test(href)) return href;
  const target = new URL(href, new URL(file, root));
  const page = Object.entries(FILES).find(([, other]) => new URL(other, root).pathname === target.pathname);
  return page && `${ADDRESS}${page[0] === 'index' ? '' : `/${page[0]}`}${target.hash}`;
}

/** As GitHub names the headings. @param {string} text */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>|[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** @param {string} file */
function render(file) {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        return `<h${depth} id="${anchorOf(text)}">${text}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const address = addressOf(href, file);
        return address ? `<a href="${address}">${text}</a>` : text;
      },
      // Comments for tests.
      html: () => '',
    },
  });
  return marked.parse(readFileSync(new URL(file, root), 'utf8'));
}

for (const folder of [guides, client]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
for (const [name, file] of Object.entries(FILES)) writeFileSync(new URL(`${name}.html`, guides), await render(file));

const built = new URL('packages/client/dist/', root);
for (const archive of readdirSync(built).filter((name) => name.endsWith('.tgz')))
  copyFileSync(new URL(archive, built), new URL(archive, client));
