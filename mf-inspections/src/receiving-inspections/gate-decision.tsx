import { hasGateDecision } from '@fsvp/contracts/quality/receiving-gate';
import {
  inspectionUpdate,
  type InspectionUpdate,
  type ReceivingInspection,
} from '@fsvp/contracts/quality/receiving-inspection';
import { Button, DescriptionList, formatDateTime, isoDayOfInstant, Section, Stack, Text } from '@fsvp/ui';
import { Form, FormErrorSummary, TextareaField, useContractForm } from '@fsvp/ui/dialogs';
import { useMay, WriteOnly } from '@fsvp/web-kit';
import { Terms, useSave } from '@fsvp/web-kit/dialogs';
import { useReceivingGate } from './api/get-receiving-gate.js';
import { useUpdateInspection } from './api/update-inspection.js';
import { GateBadge, GateFindings, needsReason } from './gate-findings.js';

/** What was decided at the gate about a receipt, and the form for one without a decision. */
export function GateDecision({ inspection }: { inspection: ReceivingInspection }) {
  const { gateState, gateText, gateReason, gateReleaseNeeded, gateAt } = inspection;
  const mayRelease = useMay('sign');
  return (
    <Section title="Gate" headingLevel={3}>
      <Stack gap={4}>
        {gateState ? (
          <DescriptionList
            columns={1}
            items={[
              { term: 'FSVP files', value: <GateBadge state={gateState} /> },
              { term: 'Basis', value: gateText },
              ...(gateReason ? [{ term: 'Reason', value: gateReason }] : []),
              {
                term: gateReleaseNeeded ? 'Asked' : 'Decided',
                value: formatDateTime(gateAt),
              },
            ]}
          />
        ) : (
          <Text tone="muted">
            The FSVP files were not asked when this was recorded. A decision documents the use of the procedure for
            approved suppliers (21 CFR 1.506(a)(1)).
          </Text>
        )}
        {gateReleaseNeeded ? (
          <Text tone="warning">
            <Terms>
              Release needed: a qualified individual enters why it may be received. Until then it is not passed.
            </Terms>
          </Text>
        ) : null}
        {hasGateDecision(inspection) || (gateReleaseNeeded && !mayRelease) ? null : (
          <WriteOnly>
            <DecisionForm key={inspection.version} inspection={inspection} />
          </WriteOnly>
        )}
      </Stack>
    </Section>
  );
}

interface DecisionValues {
  gateReason: string;
}

function DecisionForm({ inspection }: { inspection: ReceivingInspection }) {
  const { id, version, supplierId, productName, receivedDate } = inspection;
  const gate = useReceivingGate({ supplierId, productName, receivedOn: isoDayOfInstant(receivedDate) ?? null });
  const isClear = gate.data !== undefined && !needsReason(gate.data.state);
  const update = useUpdateInspection();
  const form = useContractForm<DecisionValues, InspectionUpdate>({
    schema: inspectionUpdate,
    defaultValues: { gateReason: inspection.gateReason ?? '' },
    prepare: ({ gateReason }) => ({ gateReason: gateReason.trim() || null }),
  });
  const { formErrors, submit } = useSave({
    form,
    save: async ({ gateReason }) => {
      if (!isClear && !gateReason) return 'Enter why it was received.';
      await update.mutateAsync({ params: { id }, body: { gateReason: gateReason ?? null }, ifVersion: version });
      return undefined;
    },
    onSaved: () => undefined,
  });
  return (
    <Form form={form} onSubmit={submit} label="Decision at the gate">
      <Stack gap={3}>
        {gate.isPending ? <Text tone="muted">Asking the FSVP files…</Text> : <GateFindings gate={gate.data} />}
        <FormErrorSummary messages={formErrors} />
        {isClear ? null : (
          <TextareaField name="gateReason" label="Why it was received" required maxLength={2000} rows={2} />
        )}
        <div>
          <Button type="submit" variant="outline" disabled={gate.isPending} loading={form.formState.isSubmitting}>
            {inspection.gateReleaseNeeded ? 'Release' : 'Record the Decision'}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
