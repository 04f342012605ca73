import { CLEAR_GATE_STATES, GATE_STATE_LABELS } from '@fsvp/contracts/quality/receiving-gate';
import type { InspectionUpdate } from '@fsvp/contracts/quality/receiving-inspection';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import type { GateFinding } from './receiving-gate.js';
import type { ReceivingInspectionEntity } from './receiving-inspection.entity.js';

const SUBJECT = ['supplierId', 'productName', 'receivedDate'] as const;

/** Whether a change needs the gate to be asked again: it is another receipt, or somebody decides. */
export const needsGate = (
  current: ReceivingInspectionEntity,
  before: ReceivingInspectionEntity,
  { gateReason }: InspectionUpdate,
): boolean => gateReason !== undefined || SUBJECT.some((field) => current[field] !== before[field]);

/**
 * Stores what the gate said, by whom and when, with the reason for a receipt that it does not let through. A reason for one supplier is none
 * for another.
 * @param policy `gates.dock`; with `require_qi` a receipt waits until a qualified individual releases it
 * @throws 400 without a reason where the policy requires one
 */
export function applyGate(
  inspection: ReceivingInspectionEntity,
  { state, text }: GateFinding,
  { policy, isReleased }: { policy: string; isReleased: boolean },
  sent: Pick<InspectionUpdate, 'gateReason'>,
  before?: ReceivingInspectionEntity,
): void {
  const isClear = CLEAR_GATE_STATES.includes(state);
  if (before && before.supplierId !== inspection.supplierId && sent.gateReason === undefined)
    inspection.gateReason = null;
  if (policy === 'require_reason' && !isClear && !inspection.gateReason)
    throw invalidInput([
      {
        path: 'gateReason',
        message: `Enter why it is received. What the FSVP files say: ${GATE_STATE_LABELS[state]}`,
      },
    ]);
  const isSame = before?.gateState === state && before.gateText === text && before.gateReason === inspection.gateReason;
  const isUnchanged = isSame && SUBJECT.every((field) => before[field] === inspection[field]);
  const isHeld = policy === 'require_qi' && !isClear && !isReleased && (!isUnchanged || before.gateReleaseNeeded);
  Object.assign(inspection, { gateState: state, gateText: text, gateReleaseNeeded: isHeld });
  if (isUnchanged && isHeld === before.gateReleaseNeeded) return;
  Object.assign(inspection, { gateBy: currentContext().actor, gateAt: new Date().toISOString() });
}
