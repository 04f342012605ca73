import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { OpenApiDocument } from '@fsvp/service-kit/api-documents/open-api/document';
import { HandledCalls } from '@fsvp/service-kit/api-documents/open-api/open-api.controller';
import { unavailable } from '@fsvp/service-kit/problems/problem.error';
import * as z from 'zod/mini';
import { CONFIG, publicUrl, type Config, type UpstreamName } from '../../config.js';
import { Upstreams } from '../../upstreams/upstreams.js';
import { JSON_TEXT } from '../../web/media-types.js';
import { storeDocument, type StoredDocument } from '../stored-document.js';
import { introduce } from './introduction.js';
import { mergeComponents, pruneComponents, sortByName } from './components.js';
import { toYaml } from './yaml.js';

const AND = new Intl.ListFormat('en', { type: 'conjunction' });
/** A service makes its part when it is first asked for it, which takes longer while it is busy. */
const REQUEST_TIMEOUT_MS = 20_000;
/** After a service was replaced by another release, its new calls appear within this time. */
const KEEP_MS = 60_000;

const serviceDocument = z.looseObject({
  paths: z.record(z.string(), z.looseObject({})),
  components: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
});
type Part = Pick<OpenApiDocument, 'paths' | 'components'>;

/** The suite's OpenAPI document, as its readers get it. */
export type Documents = Record<'json' | 'yaml', StoredDocument>;

/** What a service answered: its part, or null if it still is the one that was merged. */
interface Answer {
  name: UpstreamName;
  tag: string;
  body: Buffer | null;
}

/**
 * Builds the suite's OpenAPI document from the gateway's calls and those of every service, once for each release of them. There is none
 * without the calls of a service: a program that is generated from it would lack them. Other requests are answered while it is built.
 */
@Injectable()
export class MergedOpenApi {
  private checked?: { documents: Promise<Documents>; until: number };
  /** The last document, and what each service answered for it. */
  private merged?: { documents: Documents; tags: Map<UpstreamName, string> };

  constructor(
    private readonly handled: HandledCalls,
    private readonly upstreams: Upstreams,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The services are asked once a minute whether their part is another one.
   * @throws 503 that names the services which do not respond
   */
  read(): Promise<Documents> {
    if (!this.checked || this.checked.until < Date.now()) {
      const documents = this.check();
      this.checked = { documents, until: Date.now() + KEEP_MS };
      documents.catch(() => (this.checked = undefined));
    }
    return this.checked.documents;
  }

  private async check(): Promise<Documents> {
    const { merged } = this;
    const answers = await this.askServices(merged?.tags);
    if (merged && answers.every(({ body }) => body === null)) return merged.documents;
    const parts = answers.some(({ body }) => body === null) ? await this.askServices() : answers;
    const documents = await this.build(parts);
    this.merged = { documents, tags: new Map(parts.map(({ name, tag }) => [name, tag])) };
    return documents;
  }

  /** @param known what they answered before @throws 503 */
  private async askServices(known?: ReadonlyMap<UpstreamName, string>): Promise<Answer[]> {
    const answers = await Promise.all(
      this.upstreams.all.map(({ name }) => this.ask(name, known?.get(name)).catch(() => name)),
    );
    const missing = answers.filter((answer) => typeof answer === 'string').sort();
    if (missing.length)
      throw unavailable(
        `${AND.format(missing.map((name) => `the ${name} service`)).replace(/^t/, 'T')} did not respond, so the document would be incomplete. Load it again in a moment.`,
      );
    return answers.filter((answer) => typeof answer !== 'string');
  }

  private async ask(name: UpstreamName, known: string | undefined): Promise<Answer> {
    const headers = await this.upstreams.createHeaders(name, null, null);
    const answer = await this.upstreams.getBytes(name, '/internal/openapi.json', REQUEST_TIMEOUT_MS, {
      ...headers,
      ...(known && { 'if-none-match': known }),
    });
    if (answer.statusCode === 304 && known) return { name, tag: known, body: null };
    if (answer.statusCode !== 200) throw new Error(`The ${name} service returned ${answer.statusCode}.`);
    // A service of an earlier release gives no ETag.
    const tag = answer.headers.etag ?? createHash('sha256').update(answer.body).digest('base64url');
    return { name, tag, body: tag === known ? null : answer.body };
  }

  private async build(answers: readonly Answer[]): Promise<Documents> {
    const own = await this.handled.describe('FSVP Suite');
    const parts: Part[] = [];
    for (const text of [own.text, ...answers.map(({ body }) => String(body))]) {
      parts.push(serviceDocument.parse(JSON.parse(text)) as Part);
      await nextTurn();
    }
    const document = await this.merge(parts);
    const json = JSON.stringify(document);
    await nextTurn();
    return {
      json: await storeDocument(JSON_TEXT, json),
      yaml: await storeDocument('text/yaml; charset=utf-8', await toYaml(document)),
    };
  }

  private async merge(parts: readonly Part[]): Promise<OpenApiDocument> {
    // A process at rest does not need it.
    const { TAG_DOCS } = await import('@fsvp/contracts/docs/all-docs');
    const origin = publicUrl(this.config);
    const paths: OpenApiDocument['paths'] = Object.assign({}, ...parts.map((part) => part.paths));
    const tags = new Set(
      Object.values(paths).flatMap((path) =>
        Object.values(path).flatMap((operation) => (operation.tags as string[] | undefined) ?? []),
      ),
    );
    return pruneComponents({
      openapi: '3.1.0',
      info: {
        title: 'FSVP Suite',
        version: '1.0.0',
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: 'The administrator of this suite' },
        description: introduce(origin),
      },
      servers: [{ url: origin, description: 'This suite' }],
      tags: [...tags].sort().map((name) => ({ name, description: TAG_DOCS[name] ?? name })),
      paths: sortByName(paths),
      components: mergeComponents(parts.map(({ components }) => components)),
    });
  }
}
