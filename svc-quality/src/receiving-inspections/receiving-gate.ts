import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import { judgeReceivingGate } from '@fsvp/contracts/program/internal';
import type { GateState, ReceivingGate as Answer } from '@fsvp/contracts/quality/receiving-gate';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';
import type { Logger } from 'pino';
import type { ReceivingInspectionEntity } from './receiving-inspection.entity.js';

/** A receipt is recorded without the answer of a service that takes longer. */
const CALL_MS = 1500;
/** After no answer in that time it is not asked again for so long: a batch would wait for each of its receipts. */
const PAUSE_MS = 5000;

type Receipt = Pick<ReceivingInspectionEntity, 'supplierId' | 'productName' | 'receivedDate'>;
export interface GateFinding {
  state: GateState;
  text: string;
}

const NOT_ASKED: GateFinding = { state: 'unknown', text: 'The FSVP files could not be asked.' };

/** What the FSVP files of a supplier say about a receipt, which svc-program knows. */
export class ReceivingGate {
  private pausedUntil = 0;

  constructor(
    private readonly program: ServiceClient,
    private readonly logger: Logger,
  ) {}

  /** @returns `unknown` while svc-program does not answer: receiving goes on */
  async ask({ supplierId, productName, receivedDate }: Receipt): Promise<GateFinding> {
    const asked = Date.now();
    if (asked < this.pausedUntil) return NOT_ASKED;
    const query = { supplierId, productName, receivedOn: dayOfInstant(receivedDate) };
    try {
      const { state, text }: Answer = await this.program.call(judgeReceivingGate, { query }, CALL_MS);
      return { state, text };
    } catch (error) {
      if (Date.now() - asked >= CALL_MS) this.pausedUntil = Date.now() + PAUSE_MS;
      this.logger.warn({ err: error }, 'a receipt is recorded without what the FSVP files say');
      return NOT_ASKED;
    }
  }
}
