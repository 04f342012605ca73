import { unknownSettings } from './deployables.mjs';
import { readDocuments } from './kustomization.mjs';

/** Checks docker-compose.yml: its names, and the settings of our images. @param {string} file @param {Pick<import('./pods.mjs').Facts, 'targets' | 'schemas'>} facts */
export function checkComposition(file, { targets, schemas }) {
  const [{ services, volumes, networks }] = readDocuments(file);
  return Object.entries(services).flatMap(([name, service]) => {
    const problems = [
      ...missing('the service', Object.keys(service.depends_on ?? {}), services),
      ...missing('the network', service.networks ?? [], networks),
      ...missing('the volume', namedVolumes(service), volumes),
    ];
    const image = /^fsvp\/([a-z]+):/.exec(service.image)?.[1];
    if (image && !targets.has(image)) problems.push(`the Dockerfile has no target ${image}`);
    if (service.build && service.build.target !== image) problems.push(`it builds ${service.build.target} as ${image}`);
    // Another command than the image's own has settings of its own.
    if (image && !service.command)
      for (const setting of settingsOfNone([...schemas.values()], Object.keys(service.environment ?? {})))
        problems.push(`no process reads ${setting}`);
    return problems.map((problem) => `docker-compose.yml: ${name}: ${problem}`);
  });
}

/** The services share a list, so that each has settings of others. @param {import('./deployables.mjs').Schema[]} schemas @param {string[]} names */
const settingsOfNone = (schemas, names) =>
  names.filter((name) => schemas.every((schema) => unknownSettings(schema, [name]).length > 0));

/** @param {string} what @param {string[]} names @param {object} known */
const missing = (what, names, known) =>
  names.filter((name) => !(name in known)).map((name) => `${what} ${name} is missing`);

/** @param {{ volumes?: string[] }} service */
const namedVolumes = ({ volumes = [] }) =>
  volumes.map((volume) => volume.split(':')[0]).filter((source) => /^[a-z]/.test(source));
