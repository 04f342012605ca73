import { Inject, Injectable } from '@nestjs/common';
import { CHANGES_BYTES, listServiceChanges, serviceChanges } from '@fsvp/contracts/catalogue/change';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { may } from '@fsvp/service-kit/http/may';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { UpstreamName } from '../../config.js';
import { Upstreams } from '../../upstreams/upstreams.js';
import { unknownCursor, type Place, type Places } from './change-cursor.js';

/** A service reads a page in much less; its statements end after 4 s. */
const TIMEOUT_MS = 5000;

export interface ChangesQuery {
  types: string[] | undefined;
  limit: number;
}

/** Changes after the places of a reader. */
export interface ChangesPage {
  count: number;
  /** JSON text of each service's changes. */
  texts: Buffer[];
  places: Places;
  more: boolean;
  unavailable: UpstreamName[];
}

const head = z.omit(serviceChanges, { changes: true });
type Part = z.output<typeof head> & { text: Buffer };

/** Cuts the changes, which come last, out of the answer of a service: parsing them would block this process for too long. */
function readPart(body: Buffer): Part {
  const begin = body.indexOf('"changes":[');
  const text = body.subarray(begin + '"changes":['.length, body.lastIndexOf(']'));
  const known = head.parse(JSON.parse(`${body.subarray(0, begin).toString().replace(/,$/, '')}}`));
  return { ...known, text };
}

/**
 * Reads pages over all services. One service after another: the page is full with what the first ones have, so that none reads what is
 * thrown away, and suppliers come before records that refer to them.
 */
@Injectable()
export class ChangePages {
  /** Requests under way, which readers of the same share: all that waited for a change ask for it at the same time. */
  private readonly reading = new Map<string, Promise<Part>>();

  constructor(
    private readonly upstreams: Upstreams,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws 400 for a place that a service does not know */
  async read(services: readonly UpstreamName[], from: Places, { types, limit }: ChangesQuery): Promise<ChangesPage> {
    const page: ChangesPage = { count: 0, texts: [], places: { ...from }, more: false, unavailable: [] };
    let bytes = 0;
    for (const name of services) {
      if (page.count >= limit || bytes >= CHANGES_BYTES) {
        page.more = true;
        break;
      }
      const room = { limit: limit - page.count, maxBytes: CHANGES_BYTES - bytes };
      const part = await this.readOf(name, from[name], { types, ...room });
      if (!part) {
        page.unavailable.push(name);
        continue;
      }
      page.count += part.count;
      page.more ||= part.more;
      page.places[name] = { position: part.position, mark: part.mark };
      if (part.count) page.texts.push(part.text);
      bytes += part.text.length;
    }
    return page;
  }

  /** Undefined when the service does not answer: its changes come later. */
  private async readOf(
    name: UpstreamName,
    place: Place = { position: 0, mark: '' },
    { types = [], ...room }: ChangesQuery & { maxBytes: number },
  ): Promise<Part | undefined> {
    const query = new URLSearchParams({ after: String(place.position), mark: place.mark });
    for (const type of types) query.append('types', type);
    for (const [key, value] of Object.entries(room)) query.set(key, String(value));
    const path = `${listServiceChanges.path}?${query.toString()}`;
    // What a service shows depends on who reads only if they may not read the audit trail.
    const key = `${name} ${may('read_audit_trail') ? '' : currentContext().actor} ${path}`;
    let reading = this.reading.get(key);
    if (!reading) {
      reading = this.request(name, path).finally(() => this.reading.delete(key));
      this.reading.set(key, reading);
    }
    try {
      return await reading;
    } catch (error) {
      if (error instanceof ProblemError && error.status === 400) throw error;
      this.logger.warn({ upstream: name, err: error }, 'the changes of a service are unavailable');
      return undefined;
    }
  }

  private async request(name: UpstreamName, path: string): Promise<Part> {
    const { principal = null, requestId } = currentContext();
    const headers = await this.upstreams.createHeaders(name, principal, requestId);
    const { statusCode, body } = await this.upstreams.getBytes(name, path, TIMEOUT_MS, headers);
    if (statusCode === 400) throw unknownCursor();
    if (statusCode !== 200) throw new Error(`The ${name} service returned ${statusCode}`);
    return readPart(body);
  }
}
