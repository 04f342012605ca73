import { dayOfInstant, type Day } from '@fsvp/contracts/core/calendar-day';
import type { FileItem } from '@fsvp/contracts/program/readiness/evaluate-file';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { getSupplierHazards, type SupplierHazards } from '@fsvp/contracts/quality/internal';
import { getDirectoryEntry, type DirectoryEntry } from '@fsvp/contracts/suppliers/internal';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';
import type { Logger } from 'pino';

/** A file is shown without the notes of a service that does not answer. */
const CALL_MS = 1000;
const SHOWN_CHARACTERS = 200;

type Notes = Partial<Record<RequirementCode, string[]>>;

/** What the supplier's own records say beside requirements. It never counts as evidence (beyond/fsvp-file.md, 6). */
export class SupplierRecords {
  constructor(
    private readonly suppliers: ServiceClient,
    private readonly quality: ServiceClient,
    private readonly logger: Logger,
  ) {}

  /** @param items of today @param hasResult whether a result of an activity of a plan backs a day */
  async notesOf(
    supplierId: string,
    items: readonly FileItem[],
    hasResult: (day: Day) => Promise<boolean>,
  ): Promise<Notes> {
    const stateOf = (wanted: RequirementCode) => items.find(({ code }) => code === wanted)?.state;
    const isMissing = (code: RequirementCode) => stateOf(code) === 'missing';
    const [supplier, hazards] = await Promise.all([
      isMissing('AV-1') || isMissing('VA-1')
        ? this.ask('suppliers', this.suppliers.call(getDirectoryEntry, { params: { id: supplierId } }, CALL_MS))
        : undefined,
      stateOf('HA-1') === 'not_applicable'
        ? undefined
        : this.ask('quality', this.quality.call(getSupplierHazards, { query: { supplierId } }, CALL_MS)),
    ]);
    return {
      ...(isMissing('AV-1') && { 'AV-1': approvalNotes(supplier) }),
      ...(isMissing('VA-1') && { 'VA-1': await verificationNotes(supplier, hasResult) }),
      'HA-1': hazardNotes(hazards),
    };
  }

  private async ask<T>(source: string, call: Promise<T>): Promise<T | undefined> {
    try {
      return await call;
    } catch (error) {
      this.logger.debug({ source, err: error }, 'a file is shown without notes on the records of its supplier');
      return undefined;
    }
  }
}

const approvalNotes = (supplier: DirectoryEntry | undefined) =>
  supplier?.status === 'approved'
    ? ["The supplier's status is Approved: approved without a documented evaluation (21 CFR 1.505(b))."]
    : [];

async function verificationNotes(
  supplier: DirectoryEntry | undefined,
  hasResult: (day: Day) => Promise<boolean>,
): Promise<string[]> {
  if (!supplier?.lastVerificationDate) return [];
  const day = dayOfInstant(supplier.lastVerificationDate);
  return (await hasResult(day))
    ? []
    : [`The supplier's record has a last verification on ${day}: recorded without evidence.`];
}

function hazardNotes(hazards: SupplierHazards | undefined): string[] {
  if (!hazards?.total) return [];
  const { total, newest } = hazards;
  const shorten = (text: string) =>
    text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : text;
  const rest = total - newest.length;
  return [
    ...newest.map(({ description }) => `Hazard analysis of the supplier, can be adopted: ${shorten(description)}`),
    ...(rest ? [`${rest} more hazard ${rest === 1 ? 'analysis' : 'analyses'} of the supplier can be adopted.`] : []),
  ];
}
