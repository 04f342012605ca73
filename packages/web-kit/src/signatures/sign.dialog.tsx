import {
  MEANING_LABELS,
  type ContentVersion,
  type Meaning,
  type Signable,
  type SignatureCalls,
  type SignatureForm,
} from '@fsvp/contracts/signatures/signature';
import { Card, ErrorState, Spinner, Stack, Text } from '@fsvp/ui';
import {
  FormDialog,
  RadioGroupField,
  TextareaField,
  useContractForm,
  useWatch,
  type FormDialogControls,
} from '@fsvp/ui/dialogs';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApiMutation } from '../query/use-api-mutation.js';
import { apiQuery } from '../query/use-api-query.js';
import { loadError } from '../records/load-error.js';
import { RecordForm } from '../records/record-form.js';
import { useFreshRecord } from '../records/use-record.js';
import { ContentChanges, ContentRows } from './content-rows.js';
import { ProofFields, SigningFooter } from './proof-fields.js';
import { neededText, STATEMENTS } from './signature-texts.js';
import { CHANGED, currentContent, SAME_CONTENT, signingSchema } from './signing-form.js';
import { useSigning } from './use-signing.js';

interface SignDialogProps {
  calls: SignatureCalls;
  /** Of the record. */
  id: string;
  /** Said before what is signed. */
  notice?: ReactNode;
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

interface SigningProps extends Pick<SignDialogProps, 'calls' | 'id' | 'notice'> {
  controls: FormDialogControls;
  onSigned: () => void;
}

function LoadedSigning(props: SigningProps) {
  const { calls, id } = props;
  const client = useQueryClient();
  const query = useFreshRecord(calls.preview, id);
  if (query.data) {
    const replace = (current: ContentVersion) => {
      const { queryKey } = apiQuery(calls.preview, { params: { id } });
      client.setQueryData(queryKey, (before) => before && { ...before, ...current });
      // What it can be signed as may have changed too.
      void query.refetch();
    };
    return <SigningForm {...props} latest={query.data} replace={replace} />;
  }
  const error = loadError(query, 'The record could not be loaded');
  return error ? <ErrorState {...error} /> : <Spinner label="Loading…" />;
}

interface SigningFormProps extends SigningProps {
  /** The record as the server would sign it now: another one whenever somebody saves. */
  latest: Signable;
  replace: (current: ContentVersion) => void;
}

interface Values {
  meaning: string;
  reason: string;
  email: string;
  password: string;
  code: string;
}

function SigningForm({ calls, id, notice, controls, onSigned, latest, replace }: SigningFormProps) {
  const { asked, getGrant, ownEmail } = useSigning();
  const [read] = useState(latest);
  // Hashes of the content that the person was asked to read: no other is signed.
  const [seen, setSeen] = useState<readonly string[]>([latest.contentSha256]);
  const possible = latest.meanings.filter(({ refusal }) => refusal === null);
  const form = useContractForm<Values, SignatureForm>({
    schema: signingSchema((meaning) => needsReason(latest, meaning)),
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
  const meaning = useWatch({ control: form.control, name: 'meaning' });
  const tellOfChange = (contentSha256: string) => {
    setSeen((all) => [...all, contentSha256]);
    return CHANGED;
  };
  const save = async ({ meaning: chosen, reason, ...proof }: SignatureForm) => {
    const { service, type, version, contentSha256 } = latest;
    if (!seen.includes(contentSha256)) return tellOfChange(contentSha256);
    const grant = await getGrant({ service, type, id, version, contentSha256, meaning: chosen, reason }, proof);
    try {
      await sign.mutateAsync({ params: { id }, body: { grant } });
      return undefined;
    } catch (error) {
      const current = currentContent(error);
      if (!current) throw error;
      replace(current);
      return current.contentSha256 === contentSha256 ? SAME_CONTENT : tellOfChange(current.contentSha256);
    }
  };
  return (
    <RecordForm form={form} label="Signature" submitLabel="Sign" controls={controls} save={save} onSaved={onSigned}>
      {notice}
      <div aria-live="polite">
        <Stack gap={4}>
          {latest.contentSha256 === read.contentSha256 ? null : (
            <Card title="Changed since you read it" headingLevel={3}>
              <ContentChanges before={read} after={latest} headings={['When you read it', 'Now']} />
            </Card>
          )}
          <Card title="What you are signing" headingLevel={3}>
            <ContentRows rows={latest.rows} />
          </Card>
        </Stack>
      </div>
      <RadioGroupField
        name="meaning"
        label="What your signature means"
        required
        options={latest.meanings.map((one) => toOption(one, latest.languages))}
      />
      <TextareaField name="reason" label="Reason" rows={2} maxLength={1000} required={needsReason(latest, meaning)} />
      <ProofFields asked={asked} />
      <Stack gap={1}>
        <Text as="p" size="meta" tone="muted">
          Your name, your title, the time and the meaning of your signature are stored with this version of the record.
        </Text>
        <SigningFooter />
      </Stack>
    </RecordForm>
  );
}

/** What a record can be signed as, with what that needs or why it is not possible yet. */
function toOption({ meaning, activity, refusal }: Signable['meanings'][number], languages: Signable['languages']) {
  const needed = neededText(activity ? [activity] : [], languages);
  return {
    value: meaning,
    label: MEANING_LABELS[meaning],
    description: refusal ?? [STATEMENTS[meaning as Meaning], needed].filter(Boolean).join(' '),
    disabled: refusal !== null,
  };
}

function needsReason({ meanings }: Signable, meaning: string): boolean {
  return meanings.some((one) => one.meaning === meaning && one.reasonRequired);
}
