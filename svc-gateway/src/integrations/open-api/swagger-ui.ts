import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const SWAGGER_UI = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
export const SCRIPT = 'text/javascript; charset=utf-8';

/** Of the package: its own page shows another API. */
export const SWAGGER_FILES = {
  'index.css': 'text/css; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': SCRIPT,
  'favicon-32x32.png': 'image/png',
};

/** @param folder relative to the page's address */
export const renderSwaggerPage = (folder: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>FSVP Suite: API</title>
    <link rel="icon" type="image/png" sizes="32x32" href="${folder}favicon-32x32.png" />
    <link rel="stylesheet" href="${folder}swagger-ui.css" />
    <link rel="stylesheet" href="${folder}index.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${folder}swagger-ui-bundle.js"></script>
    <script src="${folder}start.js"></script>
  </body>
</html>
`;

/**
 * Starts Swagger UI; a file, because the page may not have scripts of its own. The document is the same for all readers: the page puts the
 * ids of records that this reader may read into its examples, and sends calls to the address that it was opened at.
 * @param documentPath of the JSON document
 * @param examplesPath of the ids
 */
export const startScript = (documentPath: string, examplesPath: string) => `async function personalize(text) {
  const answer = await fetch('${examplesPath}');
  for (const [placeholder, id] of Object.entries(answer.ok ? await answer.json() : {}))
    text = text.replaceAll(placeholder, id);
  const document = JSON.parse(text);
  document.servers = [{ url: location.origin, description: 'This suite' }];
  return JSON.stringify(document);
}

SwaggerUIBundle({
  url: '${documentPath}',
  dom_id: '#swagger-ui',
  deepLinking: true,
  // Nearly 300 calls take seconds to draw: the page shows their groups, and a link to a call opens its group.
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  persistAuthorization: false,
  async responseInterceptor(response) {
    const isDocument = new URL(response.url, location.href).pathname === '${documentPath}';
    if (isDocument && response.status === 200) response.text = await personalize(response.text);
    return response;
  },
});
`;
