#!/bin/sh
# Runs the pods of the overlay `small` with podman 4.3 or newer, on images that are built already, and removes everything again.
#   sh deploy/kubernetes/try-with-podman.sh [TAG of the images localhost/fsvp/*]
set -eu
cd "$(dirname "$0")/../.."
tag=${1:-latest}
prefix=fsvp-try-
network=${prefix}network
folder=$(mktemp -d)
secrets=$folder/secrets
APP_PASSWORD=$(head -c 18 /dev/urandom | base64)
export APP_PASSWORD

remove() {
  podman pod rm --force $(podman pod ps --quiet --filter "name=^$prefix") >/dev/null 2>&1 || true
  podman rm --force --volumes ${prefix}postgres ${prefix}nats ${prefix}redis >/dev/null 2>&1 || true
  podman volume rm ${prefix}fsvp-objects ${prefix}fsvp-modules >/dev/null 2>&1 || true
  podman network rm --force $network >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap remove EXIT INT TERM

play() {
  node tools/verification/check-deploy/podman-pods.mjs $prefix "$secrets" "$tag" "$@" >"$folder/pods.yaml"
  podman play kube --network $network "$folder/pods.yaml" >/dev/null
}

podman network create $network >/dev/null
mkdir "$secrets"
podman run --rm --user root --env APP_PASSWORD --volume "$secrets:/secrets" "localhost/fsvp/migrate:$tag" node tools/make-secrets.mjs /secrets >/dev/null
sed -i -e "s/@postgres:/@${prefix}postgres:/" -e "s/@nats:/@${prefix}nats:/" -e "s/@redis:/@${prefix}redis:/" "$secrets"/*/*-url
chmod -R a+rX "$folder"

start() {
  name=$1
  shift
  podman run --detach --name "$prefix$name" --network $network --volume "$secrets/$name:/run/fsvp:ro" "$@" >/dev/null
}
start postgres --env POSTGRES_PASSWORD_FILE=/run/fsvp/password docker.io/library/postgres:17-bookworm
start nats docker.io/library/nats:2.12 --config /run/fsvp/nats.conf
start redis docker.io/library/redis:8-bookworm redis-server /run/fsvp/redis.conf

play migrate modules
for job in migrate modules; do
  left=180
  # podman starts a container that failed again, as Kubernetes does.
  until [ "$(podman inspect --format '{{.State.Status}} {{.State.ExitCode}}' $prefix$job-app)" = 'exited 0' ]; do
    left=$((left - 1))
    [ $left -gt 0 ] || { podman logs $prefix$job-app; exit 1; }
    sleep 1
  done
  echo "The job $job is complete."
done
play gateway suppliers quality documents program worker webhooks

for process in gateway suppliers quality documents program worker webhooks; do
  podman exec -i $prefix$process-app node --input-type=module <<'CHECK'
import { writeFileSync } from 'node:fs';
const url = `http://127.0.0.1:${process.env.PROBE_PORT ?? process.env.PORT}/readyz`;
for (const end = Date.now() + 120_000; !(await fetch(url).then(({ ok }) => ok, () => false)); ) {
  if (Date.now() > end) throw new Error('not ready within 120 s');
  await new Promise((resolve) => setTimeout(resolve, 500));
}
if (process.getuid() === 0) throw new Error('runs as root');
writeFileSync('/tmp/writable', '');
let written = true;
try {
  writeFileSync('/app/writable', '');
} catch (error) {
  written = error.code !== 'EROFS';
}
if (written) throw new Error('the root file system is not read-only');
CHECK
  echo "$process is ready, not root, and on a read-only file system."
done

podman run --rm --interactive --network $network --env APP_PASSWORD --env "URL=http://${prefix}gateway:8080" "localhost/fsvp/migrate:$tag" node --input-type=module <<'CHECK'
import { addDocument } from '/app/tools/seed/add-document.mjs';
import { ApiClient } from '/app/tools/seed/api-client.mjs';
const api = new ApiClient(process.env.URL);
await api.login(process.env.APP_PASSWORD);
const supplier = await api.post('/api/suppliers', { name: 'Fundo Sur', country: 'Chile' });
if ((await api.get(`/api/suppliers/${supplier.id}`)).name !== supplier.name) throw new Error('another supplier was read');
const importer = await api.post('/api/importers', { legalName: 'Harbor Imports', duns: '123456789', email: 'fsvp@harbor.test', timeZone: 'America/New_York', role: 'us_owner_or_consignee' });
const food = await api.post('/api/foods', { name: 'Grapes', foodClass: 'human', industryCode: '20' });
const file = await api.post('/api/fsvp-files', { importerId: importer.id, supplierId: supplier.id, foodId: food.id });
await addDocument(api, { title: 'Certificate', type: 'certificate', fileName: 'certificate.pdf', supplierId: supplier.id });
for (const type of ['compliance', 'fsvp-readiness']) {
  let run = await api.post('/api/reports', { type });
  for (const end = Date.now() + 60_000; run.status !== 'done'; run = await api.get(`/api/reports/runs/${run.id}`)) {
    if (run.status === 'failed' || Date.now() > end) throw new Error(`the report ${type} was not done within 60 s: ${run.error}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
console.log(`Signed in, created and read a supplier, opened the FSVP file ${file.number}, uploaded a document, and ran reports of both kinds.`);
CHECK
