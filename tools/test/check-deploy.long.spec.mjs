import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { checkDeploy } from '../verification/check-deploy/check.mjs';
import { nameOf, renderKustomization } from '../verification/check-deploy/kustomization.mjs';
import { mergePatch } from '../verification/check-deploy/strategic-merge.mjs';
import { onPath } from '../infrastructure/debian-packages.mjs';
import { repoRoot } from '../paths.mjs';

const KUBERNETES = 'deploy/kubernetes';
/** @type {string} */ let copy;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'fsvp-deploy-'));
  for (const path of ['deploy', 'Dockerfile', 'docker-compose.yml', 'package.json', 'package-lock.json'])
    cpSync(join(repoRoot, path), join(copy, path), { recursive: true });
});

afterEach(() => rmSync(copy, { recursive: true }));

/** @param {string} file @param {string} from @param {string} to */
function replaceInCopy(file, from, to) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test('the manifests and the composition have no problems', async () => {
  expect((await checkDeploy()).problems).toEqual([]);
});

test.each([
  ['base/gateway.yaml', 'containerPort: 9464', 'containerPort: 9465', 'does not expose the port 9465'],
  ['base/gateway.yaml', 'port: probes', 'port: metrics', 'the probe port metrics is not a port here'],
  ['base/gateway.yaml', '/livez', '/health', 'no process serves the probe /health'],
  ['base/gateway.yaml', 'startupProbe:', 'startProbe:', 'startProbe is unknown'],
  ['base/gateway.yaml', 'APP_PASSWORD_FILE', 'APP_PASWORD_FILE', 'the process does not read APP_PASWORD_FILE'],
  ['base/gateway.yaml', 'APP_PASSWORD_FILE', 'HOST', 'APP_PASSWORD is missing'],
  ['base/gateway.yaml', '/run/fsvp/app-password', '/run/fsvp/password', 'make-secrets.mjs makes no'],
  ['base/gateway.yaml', 'http://quality:8080', 'http://quality:80', 'there is no Service http://quality:80'],
  ['base/gateway.yaml', 'fsvp/gateway', 'fsvp/gate', 'the Dockerfile has no image fsvp/gate'],
  [
    'base/gateway.yaml',
    'claimName: fsvp-modules',
    'claimName: modules',
    'PersistentVolumeClaim/modules does not exist',
  ],
  ['base/gateway.yaml', 'maxUnavailable: 1', 'maxUnavailable: {}', '/spec/maxUnavailable'],
  ['base/gateway.yaml', "value: '10000'", "value: '20000'", 'DRAIN_MS leaves requests less than half'],
  ['base/quality.yaml', 'port: 8080, targetPort', 'port: 80, targetPort', 'is headless'],
  [
    'base/quality.yaml',
    'app.kubernetes.io/component: quality',
    'app.kubernetes.io/component: qality',
    'Service/quality',
  ],
  ['base/settings.yaml', 'LOG_LEVEL: info', 'LOG_LEVEL: loud', 'LOG_LEVEL'],
  ['base/settings.yaml', 'LOG_LEVEL', 'LOGLEVEL', 'the process does not read LOGLEVEL'],
  ['base/patches/process.yaml', 'terminationGracePeriodSeconds: 30', 'terminationGracePeriodSeconds: 20', 'is killed'],
  ['base/patches/restricted.yaml', 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', 'readOnlyRootFile'],
  ['base/network-policies.yaml', 'values: [suppliers, quality', 'values: [x', 'NetworkPolicy/'],
  [
    'base/network-policies.yaml',
    'values: [gateway, quality, documents, worker]',
    'values: [gateway, quality, documents]',
    'Deployment/worker: no policy lets it in at program:8080',
  ],
  [
    'base/network-policies.yaml',
    'values: [suppliers, quality, documents, program]',
    'values: [suppliers, quality, documents]',
    'Deployment/gateway: no policy lets it out to program:8080',
  ],
  ['base/network-policies.yaml', 'networking.k8s.io/v1', 'extensions/v1beta1', 'is not a kind that is used here'],
  ['base/ingress.yaml', 'pathType: Prefix', 'pathTyp: Prefix', 'pathType'],
  ['base/ingress.yaml', 'name: http', 'name: https', 'gateway has no port'],
  ['base/kustomization.yaml', 'newTag: 0.3.0', 'newTag: 0.1.0', 'the image has the tag 0.1.0'],
  ['overlays/ha/autoscaling.yaml', 'name: gateway }', 'name: front }', 'Deployment/front does not exist'],
  ['overlays/ha/autoscaling.yaml', 'maxReplicas', 'maximum', 'maximum is unknown'],
  ['overlays/small/objects.yaml', 'file:///objects', 'objects', 'OBJECT_STORE_URL'],
])('in %s, `%s` replaced by `%s` is a problem', async (file, from, to, problem) => {
  replaceInCopy(join(KUBERNETES, file), from, to);
  expect((await checkDeploy(copy)).problems.join('\n')).toContain(problem);
});

test.each([
  ['LOG_LEVEL:', 'LOGLEVEL:', 'no process reads LOGLEVEL'],
  ['target: gateway', 'target: gate', 'it builds gate as gateway'],
  ['redis: { condition', 'cache: { condition', 'the service cache is missing'],
  ['objects:/objects', 'files:/objects', 'the volume files is missing'],
])('in docker-compose.yml, `%s` replaced by `%s` is a problem', async (from, to, problem) => {
  replaceInCopy('docker-compose.yml', from, to);
  expect((await checkDeploy(copy)).problems.join('\n')).toContain(problem);
});

test('an image without the packages inside a workspace is a problem', async () => {
  replaceInCopy(
    'Dockerfile',
    'suppliers-dependencies /app ./',
    'suppliers-dependencies /app/node_modules node_modules',
  );
  expect((await checkDeploy(copy)).problems.join('\n')).toContain(
    'the image suppliers lacks svc-suppliers/node_modules/',
  );
});

test('a patch without a target and a field that the renderer does not know are refused', () => {
  const overlay = join(copy, KUBERNETES, 'overlays/small');
  replaceInCopy(join(KUBERNETES, 'overlays/small/kustomization.yaml'), 'documents|worker', 'document');
  expect(() => renderKustomization(overlay)).toThrow('matches its target');
  replaceInCopy(join(KUBERNETES, 'overlays/small/kustomization.yaml'), 'namespace: fsvp', 'namePrefix: fsvp-');
  expect(() => renderKustomization(overlay)).toThrow('namePrefix is not supported');
});

test('a patch merges maps, lists by their key, and removes with null', () => {
  const base = { a: { b: 1, c: 2 }, env: [{ name: 'X', value: '1' }], args: ['a', 'b'] };
  expect(
    mergePatch(base, { a: { b: null, d: 3 }, env: [{ name: 'Y' }, { name: 'X', value: '2' }], args: ['c'] }),
  ).toEqual({
    a: { c: 2, d: 3 },
    env: [{ name: 'X', value: '2' }, { name: 'Y' }],
    args: ['c'],
  });
});

/** Lists of named elements in one order, since kustomize adds to their beginning. @param {unknown} value @returns {unknown} */
function inOneOrder(value) {
  if (Array.isArray(value))
    return value.map(inOneOrder).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, child]) => [key, inOneOrder(child)])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
}

const testWithKubectl = onPath('kubectl') ? test : test.skip;

testWithKubectl.each(['small', 'ha'])('%s is rendered as kubectl renders it', (overlay) => {
  const folder = join(repoRoot, KUBERNETES, 'overlays', overlay);
  const text = execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
  const byName = (/** @type {any[]} */ objects) =>
    Object.fromEntries(objects.map((object) => [nameOf(object), inOneOrder(object)]));
  const expected = parseAllDocuments(text, { version: '1.1' }).map((document) => document.toJS());
  expect(byName(renderKustomization(folder))).toEqual(byName(expected));
});
