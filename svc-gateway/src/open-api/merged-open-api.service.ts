import { Injectable } from '@nestjs/common';
import { HandledCalls } from '@fsvp/service-kit/open-api.controller';
import { openApiDocument, type OpenApiDocument } from '@fsvp/service-kit/open-api';
import * as z from 'zod/mini';
import { Upstreams } from '../proxy/upstreams.js';

const REQUEST_TIMEOUT_MS = 2000;

const DESCRIPTION = [
  'Every call of the FSVP Suite. People sign in with `POST /api/login`; the session id is sent in a cookie.',
  'Programs send an API token of Administration, `Authorization: Bearer fsvp_...`: also over plain http on your own machine, where the cookie, which is Secure, is not sent back by most programs.',
  'Every `POST` accepts an `Idempotency-Key`, every `PUT` and `DELETE` of a record an `If-Match` with its ETag.',
  'Errors are problem details (RFC 9457), except those of the login, which are plain text.',
].join(' ');

const serviceDocument = z.looseObject({
  paths: z.record(z.string(), z.looseObject({})),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

/** Builds the suite's OpenAPI document from the gateway's calls and those of every available service. */
@Injectable()
export class MergedOpenApi {
  constructor(
    private readonly handled: HandledCalls,
    private readonly upstreams: Upstreams,
  ) {}

  async build(): Promise<OpenApiDocument> {
    const merged = openApiDocument('FSVP Suite', this.handled.calls);
    const missing: string[] = [];
    await Promise.all(
      this.upstreams.all.map(async ({ name }) => {
        try {
          const headers = await this.upstreams.createHeaders(name, null, null);
          const { paths, components } = serviceDocument.parse(
            await this.upstreams.getJson(name, '/internal/openapi.json', REQUEST_TIMEOUT_MS, headers),
          );
          Object.assign(merged.paths, paths);
          Object.assign(merged.components.schemas, components.schemas);
        } catch {
          missing.push(name);
        }
      }),
    );
    merged.paths = Object.fromEntries(Object.entries(merged.paths).sort(([one], [other]) => one.localeCompare(other)));
    const incomplete = missing.length
      ? ` **Incomplete:** the ${missing.sort().join(' and the ')} service did not respond. Load this document again later.`
      : '';
    return { ...merged, info: { title: 'FSVP Suite', version: '1.0.0', description: DESCRIPTION + incomplete } };
  }
}
