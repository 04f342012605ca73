import {
  MEANING_LABELS,
  signatureForm,
  type ContentVersion,
  type Meaning,
  type Signable,
  type SignatureCalls,
  type SignatureForm,
} from '@fsvp/contracts/signature';
import {
  Card,
  ErrorState,
  FormDialog,
  RadioGroupField,
  Spinner,
  Stack,
  Text,
  TextareaField,
  useContractForm,
  type FormDialogControls,
} from '@fsvp/ui';
import { useState } from 'react';
import { ApiError } from '../api/api-error.js';
import { useApiMutation } from '../query/use-api-mutation.js';
import { loadError } from '../records/load-error.js';
import { RecordForm } from '../records/record-form.js';
import { useFreshRecord } from '../records/use-record.js';
import { ContentChanges, ContentRows } from './content-rows.js';
import { ProofFields, SigningFooter } from './proof-fields.js';
import { STATEMENTS } from './signature-words.js';
import { useSigning } from './use-signing.js';

interface SignDialogProps {
  calls: SignatureCalls;
  /** Of the record. */
  id: string;
  open: boolean;
  onClose: () => void;
}

/**
 * Shows a record as it is signed, asks what the signature means and who signs (beyond/e-signature.md, 5). It keeps what was
 * typed when signing fails.
 */
export function SignDialog({ open, onClose, ...subject }: SignDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} size="lg" title={`Sign this ${subject.calls.noun}`}>
      {(controls) => <LoadedSigning {...subject} controls={controls} onSigned={onClose} />}
    </FormDialog>
  );
}

interface SigningProps extends Pick<SignDialogProps, 'calls' | 'id'> {
  controls: FormDialogControls;
  onSigned: () => void;
}

function LoadedSigning(props: SigningProps) {
  const query = useFreshRecord(props.calls.preview, props.id);
  if (query.data) return <SigningForm {...props} read={query.data} reload={() => void query.refetch()} />;
  const error = loadError(query, 'The record could not be loaded');
  return error ? <ErrorState {...error} /> : <Spinner label="Loading…" />;
}

interface SigningFormProps extends SigningProps {
  /** The record as the server would sign it. */
  read: Signable;
  reload: () => void;
}

interface Values {
  meaning: string;
  reason: string;
  email: string;
  password: string;
  code: string;
}

function SigningForm({ calls, id, controls, onSigned, read, reload }: SigningFormProps) {
  const { asked, getGrant, ownEmail } = useSigning();
  // What the person read before the record changed.
  const [earlier, setEarlier] = useState<ContentVersion>();
  const possible = read.meanings.filter(({ refusal }) => refusal === null);
  const form = useContractForm<Values, SignatureForm>({
    schema: signatureForm,
    defaultValues: {
      meaning: possible.length === 1 ? possible[0]!.meaning : '',
      reason: '',
      email: ownEmail,
      password: '',
      code: '',
    },
    secret: true,
  });
  const sign = useApiMutation(calls.sign, { success: 'Signed', changes: ['signature'] });
  const save = async ({ meaning, reason, ...proof }: SignatureForm) => {
    const { service, type, version, contentSha256 } = read;
    const grant = await getGrant({ service, type, id, version, contentSha256, meaning, reason }, proof);
    try {
      await sign.mutateAsync({ params: { id }, body: { grant } });
      return undefined;
    } catch (error) {
      if (!hasChanged(error)) throw error;
      setEarlier(read);
      reload();
      return 'The record changed since you read it. Read what changed, then sign again.';
    }
  };
  return (
    <RecordForm form={form} label="Signature" submitLabel="Sign" controls={controls} save={save} onSaved={onSigned}>
      {earlier && earlier.contentSha256 !== read.contentSha256 ? (
        <Card title="Changed since you read it" headingLevel={3}>
          <ContentChanges before={earlier} after={read} headings={['You read', 'It is now']} />
        </Card>
      ) : null}
      <Card title="What you sign" headingLevel={3}>
        <ContentRows rows={read.rows} />
      </Card>
      <RadioGroupField
        name="meaning"
        label="What your signature means"
        required
        options={read.meanings.map(toOption)}
      />
      <TextareaField name="reason" label="Reason" rows={2} maxLength={1000} />
      <ProofFields asked={asked} />
      <Stack gap={1}>
        <Text as="p" size="meta" tone="muted">
          Your name, your title, the time and what your signature means are kept with this version of the record.
        </Text>
        <SigningFooter />
      </Stack>
    </RecordForm>
  );
}

/** What a record can be signed as, with what that needs or why it is not possible yet. */
function toOption({ meaning, activity, refusal }: Signable['meanings'][number]) {
  const needed = activity ? `You need a qualification: ${activity}.` : '';
  return {
    value: meaning,
    label: MEANING_LABELS[meaning],
    description: refusal ?? [STATEMENTS[meaning as Meaning], needed].filter(Boolean).join(' '),
    disabled: refusal !== null,
  };
}

/** The record is not the one that was read. */
function hasChanged(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.problem?.current !== undefined;
}
