import { Injectable } from '@nestjs/common';
import type { Principal } from '@fsvp/contracts/access/access';
import { TAG_DOCS } from '@fsvp/contracts/docs/all-docs';
import type { OpenAPIObject } from '@fsvp/service-kit/api-documents/open-api/document';
import { HandledCalls } from '@fsvp/service-kit/api-documents/open-api/open-api.controller';
import { unavailable } from '@fsvp/service-kit/problems/problem.error';
import * as z from 'zod/mini';
import { Upstreams } from '../../upstreams/upstreams.js';
import { fillExamples } from './example-records.js';
import { OwnExampleRecords } from './own-example-records.js';
import { introduce } from './introduction.js';
import { mergeComponents, pruneComponents, sortByName, type Components } from './components.js';

const AND = new Intl.ListFormat('en', { type: 'conjunction' });
const REQUEST_TIMEOUT_MS = 5000;
/** After a service was replaced by another release, its new calls appear within this time. */
const KEEP_MS = 60_000;

const serviceDocument = z.looseObject({
  paths: z.record(z.string(), z.looseObject({})),
  components: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
});

/**
 * Builds the suite's OpenAPI document from the gateway's calls and those of every service. There is none without the calls of a
 * service: a program that is generated from it would lack them.
 */
@Injectable()
export class MergedOpenApi {
  private merged?: { document: Promise<OpenAPIObject>; until: number };

  constructor(
    private readonly handled: HandledCalls,
    private readonly upstreams: Upstreams,
    private readonly ownExamples: OwnExampleRecords,
  ) {}

  /**
   * Readers share one document for a minute.
   * @param origin of the suite, as the reader reached it
   * @param reader who is signed in, whose records the examples name
   * @throws 503 that names the services which do not respond
   */
  async read(origin: string, reader?: Principal): Promise<OpenAPIObject> {
    if (!this.merged || this.merged.until < Date.now())
      this.merged = { document: this.merge(), until: Date.now() + KEEP_MS };
    const merged = await this.merged.document;
    const document = {
      ...merged,
      info: { ...merged.info, description: introduce(origin) },
      servers: [{ url: origin, description: 'This suite' }],
    };
    return reader ? fillExamples(document, this.upstreams, this.ownExamples, reader) : document;
  }

  private async merge(): Promise<OpenAPIObject> {
    const own = await this.handled.describe('FSVP Suite');
    const paths = { ...own.paths };
    const components = [own.components as Components];
    const missing: string[] = [];
    await Promise.all(
      this.upstreams.all.map(async ({ name }) => {
        try {
          const headers = await this.upstreams.createHeaders(name, null, null);
          const document = serviceDocument.parse(
            await this.upstreams.getJson(name, '/internal/openapi.json', REQUEST_TIMEOUT_MS, headers),
          );
          Object.assign(paths, document.paths);
          components.push(document.components);
        } catch {
          missing.push(name);
        }
      }),
    );
    if (missing.length) {
      this.merged = undefined;
      throw unavailable(
        `${AND.format(missing.sort().map((name) => `the ${name} service`)).replace(/^t/, 'T')} did not respond, so the document would be incomplete. Load it again in a moment.`,
      );
    }
    const tags = new Set(
      Object.values(paths).flatMap((path) =>
        Object.values(path as Record<string, { tags?: string[] }>).flatMap((operation) => operation.tags ?? []),
      ),
    );
    const document: OpenAPIObject = {
      ...own,
      info: {
        title: 'FSVP Suite',
        version: '1.0.0',
        license: { name: 'MIT', identifier: 'MIT' } as NonNullable<OpenAPIObject['info']['license']>,
        contact: { name: 'The administrator of this suite' },
      },
      tags: [...tags].sort().map((name) => ({ name, description: TAG_DOCS[name] ?? name })),
      paths: sortByName(paths),
      components: mergeComponents(components),
    };
    return pruneComponents(document);
  }
}
