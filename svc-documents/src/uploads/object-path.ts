const PREFIX = '/objects/';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The name by which an upload is known outside: POST /api/objects/upload answers it, POST /api/documents takes it as `filePath`. */
export function objectPathOf(uploadId: string): string {
  return `${PREFIX}${uploadId}`;
}

/** The upload an object path names; undefined for any other text. */
export function uploadIdOf(objectPath: string): string | undefined {
  const id = objectPath.startsWith(PREFIX) ? objectPath.slice(PREFIX.length) : '';
  return UUID.test(id) ? id : undefined;
}
