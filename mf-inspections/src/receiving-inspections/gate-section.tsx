import { GATE_STATE_LABELS, type GateState } from '@fsvp/contracts/quality/receiving-gate';
import { Text, useLastDefined } from '@fsvp/ui';
import { MoreFields, TextareaField, useWatch } from '@fsvp/ui/dialogs';
import { Terms } from '@fsvp/web-kit/dialogs';
import { useReceivingGate } from './api/get-receiving-gate.js';
import { GateFindings, needsReason } from './gate-findings.js';
import { INSPECTION_FIELD_LABELS as labels, type InspectionValues } from './inspection-form.values.js';
import { useSettledValue } from './use-settled-value.js';

/** Whether supplier and product are approved, closed unless something is wrong (21 CFR 1.506(a)(1)). */
export function GateSection() {
  const [supplierId, typedName, receivedOn, reason] = useWatch<
    InspectionValues,
    ['supplierId', 'productName', 'receivedDate', 'gateReason']
  >({ name: ['supplierId', 'productName', 'receivedDate', 'gateReason'] });
  const productName = useSettledValue(typedName);
  const { data, isError, isFetching } = useReceivingGate({ supplierId, productName, receivedOn });
  const now: GateState | undefined = isError ? 'unknown' : data?.state;
  // The section does not close while another product is asked for.
  const state = useLastDefined(now);
  const isAsked = Boolean(supplierId && productName.trim());
  const shown = isAsked ? state : undefined;
  const isWrong = shown !== undefined && needsReason(shown);
  const isOpen = isWrong || Boolean(reason?.trim());
  const label = shown ? `Gate: ${GATE_STATE_LABELS[shown]}` : 'Gate';
  return (
    <MoreFields key={isOpen ? 'open' : 'closed'} label={label} names={['gateReason']} initiallyOpen={isOpen}>
      {!isAsked ? (
        <Text tone="muted">Choose a supplier and enter the product: the FSVP files say whether it is approved.</Text>
      ) : isFetching && !data ? (
        <Text tone="muted">Asking the FSVP files…</Text>
      ) : (
        <GateFindings gate={data} />
      )}
      {isOpen ? (
        <TextareaField
          name="gateReason"
          label={labels.gateReason}
          required={isWrong && data?.policy === 'require_reason'}
          maxLength={2000}
          rows={2}
          hint={
            data?.policy === 'require_qi' ? (
              <Terms>
                Why you receive it all the same. It is recorded as Conditional until a qualified individual enters the
                reason, here or later in its details.
              </Terms>
            ) : (
              'Why you receive it all the same. It documents the use of your procedure for approved suppliers (21 CFR 1.506(a)(1)).'
            )
          }
        />
      ) : null}
    </MoreFields>
  );
}
