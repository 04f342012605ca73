import { readFileSync } from 'node:fs';

const pdf = readFileSync(new URL('../sample/document.pdf', import.meta.url));

/** Uploads the sample's PDF. @param {import('./api-client.mjs').ApiClient} api @param {object} properties @returns {Promise<{ id: string, version: number }>} */
export async function addDocument(api, properties) {
  const { uploadURL, objectPath } = await api.post('/api/objects/upload');
  await api.put(uploadURL, new Uint8Array(pdf));
  return api.post('/api/documents', { ...properties, filePath: objectPath });
}
