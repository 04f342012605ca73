const PREFIX = '/objects/';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The public path of an upload: POST /api/objects/upload returns it, POST /api/documents expects it as `filePath`. */
export function toObjectPath(uploadId: string): string {
  return `${PREFIX}${uploadId}`;
}

/** The upload id in an object path; undefined for any other text. */
export function parseUploadId(objectPath: string): string | undefined {
  const id = objectPath.startsWith(PREFIX) ? objectPath.slice(PREFIX.length) : '';
  return UUID.test(id) ? id : undefined;
}
