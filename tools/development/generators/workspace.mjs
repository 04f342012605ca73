import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { OperatorError } from '../../operator-error.mjs';

/** Files of a repository that a generator adds or changes. Nothing is written before `save`. */
export class Workspace {
  /** @type {Map<string, string>} */ #files = new Map();

  /** @param {string} root */
  constructor(root) {
    this.root = root;
  }

  /** @param {string} path */
  exists(path) {
    return this.#files.has(path) || existsSync(join(this.root, path));
  }

  /** @param {string} path */
  read(path) {
    return this.#files.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  /** The files of a folder. @param {string} folder */
  list(folder) {
    const path = join(this.root, folder);
    const stored = existsSync(path) ? readdirSync(path).map((name) => `${folder}/${name}`) : [];
    return [...stored, ...[...this.#files.keys()].filter((file) => dirname(file) === folder)];
  }

  /** @param {string} path @param {string} text @throws OperatorError when the file exists */
  add(path, text) {
    if (this.exists(path)) throw new OperatorError(`${path} exists already. Choose another name.`);
    this.#files.set(path, text);
  }

  /**
   * Inserts text before the first match.
   * @param {string} path @param {RegExp} anchor @param {string} text
   * @throws OperatorError when the file has no such place
   */
  insertBefore(path, anchor, text) {
    const content = this.read(path);
    const { index } = anchor.exec(content) ?? {};
    if (index === undefined) throw new OperatorError(`${path} has no ${anchor}, where the generator inserts.`);
    this.#files.set(path, content.slice(0, index) + text + content.slice(index));
  }

  /**
   * @param {string} path @param {RegExp} pattern @param {string | ((...groups: string[]) => string)} replacement
   * @throws OperatorError when the file does not match
   */
  replace(path, pattern, replacement) {
    const content = this.read(path);
    if (!pattern.test(content)) throw new OperatorError(`${path} has no ${pattern}, which the generator changes.`);
    this.#files.set(path, content.replace(pattern, /** @type {string} */ (replacement)));
  }

  /** @param {string} path @param {(value: any) => void} change of the parsed file */
  editJson(path, change) {
    const value = JSON.parse(this.read(path));
    change(value);
    this.#files.set(path, `${JSON.stringify(value, null, 2)}\n`);
  }

  /** Adds an import of a relative path among the others, by their paths. @param {string} path @param {string} statement */
  addImport(path, statement) {
    const content = this.read(path);
    const imports = [...content.matchAll(/^import [^;]*;$/gm)];
    const of = (/** @type {string} */ text) => /'([^']+)';$/.exec(text)?.[1] ?? '';
    const next = imports.find(([text]) => of(text).startsWith('./') && of(text) > of(statement));
    const last = imports.at(-1);
    const at = next?.index ?? (last ? last.index + last[0].length : 0);
    const added = next ? `${statement}\n` : `\n${statement}`;
    this.#files.set(path, content.slice(0, at) + added + content.slice(at));
  }

  /** Formats and writes every file, a Dockerfile or script as it is. @returns {Promise<string[]>} their paths */
  async save() {
    const config = await resolveConfig(join(this.root, 'package.json'));
    for (const [path, text] of this.#files) {
      const file = join(this.root, path);
      const { inferredParser } = await getFileInfo(file);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, inferredParser ? await format(text, { ...config, filepath: file }) : text);
    }
    return [...this.#files.keys()];
  }
}
