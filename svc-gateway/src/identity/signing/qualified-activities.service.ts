import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { isGranted } from '@fsvp/contracts/access/access';
import { fillPath } from '@fsvp/contracts/core/call';
import type { QualifiedActivity } from '@fsvp/contracts/signatures/qualified-activity';
import { getActivitiesOfUser } from '@fsvp/contracts/program/qualified-individual';
import { Upstreams } from '../../upstreams/upstreams.js';
import type { Caller } from '../callers.service.js';

/** The page waits for it this long. A later answer serves the next time. */
const WAIT_MS = 300;
const TIMEOUT_MS = 5000;
const CACHE_MS = 30_000;
const MAX_ENTRIES = 1000;

type Asking = Pick<Caller, 'account' | 'kind' | 'grantee'>;

/** What a person may sign for today, as svc-program says; for screens only, since each signing asks for itself. */
@Injectable()
export class QualifiedActivitiesService {
  private readonly cached = new Map<string, { activities: Promise<QualifiedActivity[]>; until: number }>();

  constructor(private readonly upstreams: Upstreams) {}

  /** Empty for callers who cannot sign, and while svc-program does not answer. */
  async of({ account, kind, grantee }: Asking): Promise<QualifiedActivity[]> {
    const signs = isGranted(grantee, 'sign') || isGranted(grantee, 'sign_administration');
    if (kind !== 'user' || !signs) return [];
    const known = this.cached.get(account.id);
    return inTime(known && known.until > Date.now() ? known.activities : this.load(account.id));
  }

  private load(id: string): Promise<QualifiedActivity[]> {
    const entry = { activities: this.ask(id), until: Date.now() + CACHE_MS };
    if (this.cached.size >= MAX_ENTRIES) this.cached.clear();
    this.cached.set(id, entry);
    entry.activities.catch(() => {
      if (this.cached.get(id) === entry) this.cached.delete(id);
    });
    return entry.activities;
  }

  /** Asks again from now on: a qualification has changed. */
  forget(): void {
    this.cached.clear();
  }

  private async ask(id: string): Promise<QualifiedActivity[]> {
    const call = { ...getActivitiesOfUser, path: fillPath(getActivitiesOfUser.path, { id }) };
    return (await this.upstreams.get('program', call, TIMEOUT_MS)).activities;
  }
}

async function inTime(activities: Promise<QualifiedActivity[]>): Promise<QualifiedActivity[]> {
  const waiting = new AbortController();
  const nothing = sleep(WAIT_MS, [], { signal: waiting.signal });
  try {
    return await Promise.race([activities, nothing]);
  } catch {
    return [];
  } finally {
    nothing.catch(() => undefined);
    waiting.abort();
  }
}
