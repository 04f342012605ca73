import {
  MEANING_LABELS,
  SERVICE_OF_SIGNABLE,
  signatureForm,
  type SignableType,
  type Signature,
  type SignatureCalls,
} from '@fsvp/contracts/signatures/signature';
import { Text, useLastDefined } from '@fsvp/ui';
import { FormDialog, TextareaField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import * as z from 'zod/mini';
import { requiredText } from '@fsvp/contracts/core/fields';
import { useApiMutation } from '../query/use-api-mutation.js';
import { RecordForm } from '../records/record-form.js';
import { ProofFields, SigningFooter } from './proof-fields.js';
import { STATEMENTS } from './signature-texts.js';
import { useSigning } from './use-signing.js';

interface WithdrawDialogProps {
  calls: SignatureCalls;
  /** Of the record. */
  id: string;
  /** Undefined closes the dialog. */
  signature: Signature | undefined;
  onClose: () => void;
}

/** Withdraws a signature with a signed reason. The signature stays visible. */
export function WithdrawDialog({ signature, onClose, ...record }: WithdrawDialogProps) {
  const shown = useLastDefined(signature);
  return (
    <FormDialog
      open={signature !== undefined}
      onClose={onClose}
      title="Withdraw a signature"
      description={
        shown && `${MEANING_LABELS[shown.meaning]}, ${shown.signerName}. It stays visible and is printed as withdrawn.`
      }
    >
      {(controls) =>
        shown ? <WithdrawForm {...record} signature={shown} controls={controls} onWithdrawn={onClose} /> : null
      }
    </FormDialog>
  );
}

const schema = z.object({
  ...z.omit(signatureForm, { meaning: true }).shape,
  reason: requiredText(1000, 'Enter why you are withdrawing the signature'),
});
type Withdrawal = z.output<typeof schema>;

interface WithdrawFormProps extends Pick<WithdrawDialogProps, 'calls' | 'id'> {
  signature: Signature;
  controls: FormDialogControls;
  onWithdrawn: () => void;
}

function WithdrawForm({ calls, id, signature, controls, onWithdrawn }: WithdrawFormProps) {
  const { asked, getGrant, ownEmail } = useSigning();
  const form = useContractForm<Record<keyof Withdrawal, string>, Withdrawal>({
    schema,
    defaultValues: { reason: '', email: ownEmail, password: '', code: '' },
    secret: true,
  });
  const withdraw = useApiMutation(calls.withdraw, { success: 'Signature withdrawn', changes: ['signature'] });
  const save = async ({ reason, ...proof }: Withdrawal) => {
    const { id: signatureId, recordType, version, contentSha256 } = signature;
    // The record itself may be deleted.
    const service = SERVICE_OF_SIGNABLE[recordType as SignableType];
    const grant = await getGrant(
      { service, type: 'signature', id: signatureId, version, contentSha256, meaning: 'withdrawn', reason },
      proof,
    );
    await withdraw.mutateAsync({ params: { id, signatureId }, body: { grant } });
    return undefined;
  };
  return (
    <RecordForm
      form={form}
      label="Withdrawal"
      submitLabel="Withdraw"
      controls={controls}
      save={save}
      onSaved={onWithdrawn}
    >
      <Text as="p">{STATEMENTS.withdrawn}</Text>
      <TextareaField name="reason" label="Reason" rows={2} maxLength={1000} required />
      <ProofFields asked={asked} />
      <SigningFooter />
    </RecordForm>
  );
}
