import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleManifest } from '@fsvp/contracts/modules/module-registry';
import { unmetRequirements } from '@fsvp/contracts/modules/host-offer';
// The host in the browser uses the same function.
import { satisfy } from '@module-federation/runtime-core';
import { OperatorError, messageOf } from '../operator-error.mjs';
import { changeRegistry } from './registry-file.mjs';

/** @typedef {import('@fsvp/contracts/modules/host-offer').HostOffer} HostOffer */
/** @typedef {import('@fsvp/contracts/modules/module-registry').ModuleManifest} ModuleManifest */
/** @typedef {import('@fsvp/contracts/modules/module-registry').ModuleRelease} ModuleRelease */
/** @typedef {import('@fsvp/contracts/modules/module-store').RegistryEntry} RegistryEntry */
/** @typedef {import('./registry-file.mjs').Registry} Registry */

/**
 * @typedef {object} ModuleStore
 * @property {string} folder holds registry.json and a folder per release, <name>/<version>
 * @property {HostOffer} host what the shell of this installation offers
 * @property {number} kept releases kept of each module, the current one included
 * @property {readonly string[]} allowedOrigins other origins that modules may be loaded from
 */

/** @param {string} store @param {string} name @param {string} version */
export const releaseFolder = (store, name, version) => join(store, name, version);

/** @param {unknown} value @param {string} source @returns {ModuleManifest} */
function parseManifest(value, source) {
  const parsed = moduleManifest.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new OperatorError(`${source} is not a valid manifest: ${issue.path.join('.') || 'it'}: ${issue.message}.`);
}

/** @param {string} folder of a build or a release @returns {ModuleManifest} */
export function readManifest(folder) {
  const file = join(folder, 'module.json');
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: build the module first.`, error);
  }
  try {
    return parseManifest(JSON.parse(text), file);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} is not a valid manifest: ${messageOf(error)}.`, error);
  }
}

/**
 * Why a release cannot be used in this installation, one sentence each.
 * @param {ModuleStore} store @param {ModuleManifest} manifest @param {Registry} registry
 */
export function releaseProblems(store, manifest, registry) {
  const problems = unmetRequirements(manifest, store.host, satisfy);
  for (const path of manifest.navigation.map((entry) => entry.path))
    if (!manifest.routes.includes(path)) problems.push(`Its sidebar entry ${path} is not one of its routes.`);
  for (const other of registry.modules) {
    if (other.name === manifest.name) continue;
    const taken = otherRoutes(store, other).filter((path) => manifest.routes.includes(path));
    if (taken.length > 0) problems.push(`Its route ${taken.join(', ')} already belongs to ${other.name}.`);
  }
  return problems;
}

/** @param {ModuleStore} store @param {RegistryEntry} entry */
function otherRoutes({ folder }, { name, version }) {
  try {
    return readManifest(releaseFolder(folder, name, version)).routes;
  } catch {
    return [];
  }
}

/** @param {ModuleStore} store @param {ModuleManifest} manifest @param {Registry} registry */
function refuseProblems(store, manifest, registry) {
  const problems = releaseProblems(store, manifest, registry);
  if (problems.length > 0)
    throw new OperatorError(`${manifest.name} ${manifest.version} is refused. ${problems.join(' ')}`);
}

/** The entry with another current release. @param {RegistryEntry | undefined} before @param {ModuleRelease & { name: string }} release @param {number} kept */
function withCurrent(before, { name, ...release }, kept) {
  const earlier = before ? [releaseOf(before), ...before.previous] : [];
  const previous = earlier.filter(({ version }) => version !== release.version).slice(0, kept - 1);
  return { name, ...release, previous };
}

/**
 * Now, but later than every release before it: a rollback goes by this order, also after two releases within a millisecond or a
 * clock that was set back.
 * @param {RegistryEntry | undefined} before
 */
function releasedAfter(before) {
  const earlier = before ? [before, ...before.previous] : [];
  const latest = Math.max(0, ...earlier.map(({ releasedAt }) => Date.parse(releasedAt)));
  return new Date(Math.max(Date.now(), latest + 1)).toISOString();
}

/** @param {RegistryEntry} entry @returns {ModuleRelease} */
const releaseOf = ({ version, manifestUrl, releasedAt }) => ({ version, manifestUrl, releasedAt });

/** Deletes the releases that the registry no longer lists. @param {ModuleStore} store @param {RegistryEntry} entry */
function deleteUnlisted({ folder }, { name, version, previous }) {
  const listed = new Set([version, ...previous.map((release) => release.version)]);
  for (const found of readdirSync(join(folder, name)))
    if (!listed.has(found) && !found.includes('.new-'))
      rmSync(join(folder, name, found), { recursive: true, force: true });
}

/**
 * Puts a complete folder into the store under its final name; an existing release is never written again.
 * @param {ModuleStore} store @param {ModuleManifest} manifest @param {(folder: string) => void} fill
 */
function storeRelease({ folder }, { name, version }, fill) {
  const target = releaseFolder(folder, name, version);
  if (existsSync(target)) return;
  const temporary = `${target}.new-${randomUUID()}`;
  mkdirSync(temporary, { recursive: true });
  fill(temporary);
  renameSync(temporary, target);
}

/**
 * Makes a build the current release of its module.
 * @param {ModuleStore} store @param {string} dist folder with module.json and static/
 * @throws OperatorError that says what is wrong with it
 */
export async function releaseModule(store, dist) {
  const manifest = readManifest(dist);
  const { name, version } = manifest;
  const manifestUrl = `/modules/${name}/${version}/module.json`;
  return setCurrent(store, manifest, 'released', manifestUrl, (folder) => cpSync(dist, folder, { recursive: true }));
}

/**
 * @param {ModuleStore} store @param {ModuleManifest} manifest @param {'released' | 'added'} action
 * @param {string} manifestUrl @param {(folder: string) => void} fill writes the release's files
 */
async function setCurrent(store, manifest, action, manifestUrl, fill) {
  const { name, version } = manifest;
  const entry = await changeRegistry(store.folder, name, action, (before, registry) => {
    refuseProblems(store, manifest, registry);
    if (before?.version === version) throw new OperatorError(`${name} ${version} is already the current release.`);
    storeRelease(store, manifest, fill);
    const after = withCurrent(before, { name, version, manifestUrl, releasedAt: releasedAfter(before) }, store.kept);
    deleteUnlisted(store, after);
    return after;
  });
  return /** @type {RegistryEntry} */ (entry);
}

/**
 * Makes an earlier release the current one again.
 * @param {ModuleStore} store @param {string} name
 * @param {string} [version] by default the newest release that is older than the current one
 */
export async function rollBackModule(store, name, version) {
  return changeRegistry(store.folder, name, 'rolled-back', (before, registry) => {
    if (!before) throw noModule(name, registry);
    const older = before.previous
      .filter((release) => release.releasedAt < before.releasedAt)
      .sort((one, other) => (one.releasedAt < other.releasedAt ? 1 : -1));
    const target = version ? before.previous.find((release) => release.version === version) : older[0];
    if (!target) {
      const known = before.previous.map((release) => release.version).join(', ') || 'none';
      throw new OperatorError(`${name} has no ${version ? `release ${version}` : 'older release'}: kept are ${known}.`);
    }
    refuseProblems(store, readManifest(releaseFolder(store.folder, name, target.version)), registry);
    return withCurrent(before, { name, ...target }, store.kept);
  });
}

/**
 * Adds a module, or a release of one, that is on another origin. Its manifest is copied into the store, so that later changes there
 * have no effect on what the browser accepts.
 * @param {ModuleStore} store @param {string} address absolute address of its module.json
 */
export async function addModule(store, address) {
  if (!URL.canParse(address))
    throw new OperatorError(`'${address}' is not an address: give the absolute address of a module.json.`);
  const { origin, href } = new URL(address);
  if (!store.allowedOrigins.includes(origin))
    throw new OperatorError(`${origin} is not allowed: add it to ALLOWED_MODULE_ORIGINS and restart the gateway.`);
  const answer = await fetch(href, { signal: AbortSignal.timeout(10_000) }).catch((error) => {
    throw new OperatorError(`${href} cannot be reached (${messageOf(error)}).`, error);
  });
  if (!answer.ok) throw new OperatorError(`${href} answered ${answer.status}.`);
  const body = await answer.json().catch(() => undefined);
  const manifest = parseManifest(body, href);
  return setCurrent(store, manifest, 'added', href, (folder) =>
    writeFileSync(join(folder, 'module.json'), `${JSON.stringify(manifest, null, 2)}\n`),
  );
}

/** Removes a module from the registry. Its files stay, so that open pages keep working. @param {Pick<ModuleStore, 'folder'>} store @param {string} name */
export async function removeModule(store, name) {
  await changeRegistry(store.folder, name, 'removed', (before, registry) => {
    if (!before) throw noModule(name, registry);
    return undefined;
  });
}

/** @param {string} name @param {Registry} registry */
const noModule = (name, { modules }) =>
  new OperatorError(`There is no module '${name}': the modules are ${modules.map((entry) => entry.name).join(', ')}.`);
