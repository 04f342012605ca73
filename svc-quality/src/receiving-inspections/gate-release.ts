import { Injectable } from '@nestjs/common';
import { isGranted } from '@fsvp/contracts/access/access';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import { CLEAR_GATE_STATES } from '@fsvp/contracts/quality/receiving-gate';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { Qualifications } from '@fsvp/service-kit/signatures/qualifications';
import { computeVerdict } from './inspection-verdict.js';
import type { GateFinding } from './receiving-gate.js';
import type { ReceivingInspectionEntity } from './receiving-inspection.entity.js';

const DEMAND: QualificationDemand = { activity: 'approval', food: null, languages: [] };

/** Who releases a receipt that the gate does not let through, where policy `gates.dock` is `require_qi`. */
@Injectable()
export class GateRelease {
  constructor(private readonly qualifications: Qualifications) {}

  /** Whether the acting person releases a new receipt with their reason. While that is not known, the receipt is held. */
  mayRelease(finding: GateFinding, policy: string, reason: string | null | undefined): Promise<boolean> {
    return this.release(finding, policy, reason).catch(() => false);
  }

  /**
   * Whether the acting person releases a receipt with their reason: a qualified individual does, the reason of another person is a note.
   * @throws 422 for a person who signs and is not qualified to approve, 503 when svc-program does not answer
   */
  async release({ state }: GateFinding, policy: string, reason: string | null | undefined): Promise<boolean> {
    const { principal } = currentContext();
    if (policy !== 'require_qi' || CLEAR_GATE_STATES.includes(state) || !reason) return false;
    if (principal?.kind !== 'user' || !isGranted(principal.grantee, 'sign')) return false;
    await this.qualifications.require(principal.id, DEMAND);
    return true;
  }
}

/** A receipt that waits for its release is not passed; once it is released, its facts say what it is. */
export function holdStatus(inspection: ReceivingInspectionEntity, before?: ReceivingInspectionEntity): void {
  if (inspection.gateReleaseNeeded && inspection.status === 'passed') inspection.status = 'conditional';
  const isReleased = before?.gateReleaseNeeded && !inspection.gateReleaseNeeded;
  // Reasons of its own: the inspector set it.
  if (isReleased && inspection.status === 'conditional' && inspection.failureReasons === null)
    inspection.status = computeVerdict(inspection).status;
}
