import { subjectOf, type EventEnvelope } from '@fsvp/contracts/core/event';
import type { Lifecycle } from '@fsvp/contracts/program/fsvp-file';
import type { PlanLine } from '@fsvp/contracts/program/verification-plans/plan-line';
import { newId } from '@fsvp/service-kit/database/columns';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import type { TestQuality } from './start.js';

export const SALMONELLA = 'a0000000-0000-4000-8000-000000000001';

/** A line of a plan: a yearly audit for Salmonella before the first import, but for the changes. */
export function sampleLine(changes: Partial<PlanLine> = {}): PlanLine {
  return {
    lineKey: newId(),
    activity: 'audit',
    hazardKeys: [SALMONELLA],
    hazardNames: ['Salmonella'],
    addressee: { kind: 'foreign_supplier', name: null },
    frequency: { everyDays: 365 },
    beforeFirstImport: true,
    beforeRelease: false,
    sampling: null,
    description: null,
    rule: 'P1',
    proposed: null,
    changeReason: null,
    ...changes,
  };
}

export interface TestFile {
  id: string;
  number: string;
  supplierId: string;
  lifecycle: Lifecycle;
  productIds: string[];
  version: number;
}

/** FSVP files and plans as svc-program publishes them. */
export class TestPlans {
  constructor(private readonly service: TestQuality) {}

  /** Publishes an event of svc-program and waits until it is handled. @param at instant, or the day in UTC, on which it happened */
  async publish(type: string, data: { id: string; version: number }, at?: string): Promise<void> {
    const stream = this.service.app.get(EventStream, { strict: false });
    await eventually(async () => stream.connected);
    const event: EventEnvelope = {
      id: newId(),
      service: 'program',
      aggregateType: type.split('.')[0]!,
      aggregateId: data.id,
      aggregateVersion: data.version,
      type,
      actor: null,
      requestId: null,
      occurredAt: at?.includes('T') ? at : at ? `${at}T12:00:00.000Z` : new Date().toISOString(),
      before: null,
      after: { ...data },
    };
    await stream.ensureStream();
    await stream.publish(subjectOf(event), newId(), JSON.stringify(event));
    await waitUntilHandled(this.service, event.id);
  }

  async openFile(supplierId: string, changes: Partial<TestFile> = {}): Promise<TestFile> {
    const id = newId();
    const file: TestFile = {
      id,
      number: 'F-000123',
      supplierId,
      lifecycle: 'preparing',
      productIds: [],
      version: 1,
      ...changes,
    };
    await this.publish('fsvp-file.opened.v1', file);
    return file;
  }

  async changeFile(file: TestFile, changes: Partial<TestFile>): Promise<TestFile> {
    const changed = { ...file, ...changes, version: file.version + 1 };
    await this.publish(changed.lifecycle === 'closed' ? 'fsvp-file.closed.v1' : 'fsvp-file.updated.v1', changed);
    return changed;
  }

  /** Signs a version of the plan of a file. @param at instant, or the day in UTC */
  async sign(
    file: TestFile,
    lines: PlanLine[],
    versionNumber = 1,
    at?: string,
  ): Promise<{ id: string; version: number }> {
    const { id: fileId, supplierId } = file;
    const plan = { id: newId(), version: 2, versionNumber, fileId, supplierId, foodName: 'Black pepper', lines };
    await this.publish('verification-plan.signed.v1', plan, at);
    return plan;
  }
}
