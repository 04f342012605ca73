import {
  MEANING_LABELS,
  type Signature,
  type SignatureCalls,
  type SignatureVerification,
} from '@fsvp/contracts/signatures/signature';
import { Badge, Card, Code, DescriptionList, ErrorState, Spinner, Stack, Text, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { useApiQuery } from '../query/use-api-query.js';
import { loadError } from '../records/load-error.js';
import { useSession } from '../session/use-session.js';
import { ContentChanges, ContentRows } from './content-rows.js';
import { SigningFooter } from './proof-fields.js';
import { notesOf, signedAtText, signerText, STATES } from './signature-texts.js';

interface SignatureDetailsDialogProps {
  calls: SignatureCalls;
  /** Of the record. */
  id: string;
  /** Undefined closes the dialog. */
  signature: Signature | undefined;
  onClose: () => void;
}

/** Checks a signature: its hashes are computed again, and the signed content is compared with the record. */
export function SignatureDetailsDialog({ calls, id, signature, onClose }: SignatureDetailsDialogProps) {
  const shown = useLastDefined(signature);
  return (
    <Dialog
      open={signature !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Signature"
      size="lg"
      initialFocus="heading"
    >
      {shown ? <CheckedSignature key={shown.id} calls={calls} id={id} signatureId={shown.id} /> : null}
    </Dialog>
  );
}

function CheckedSignature({ calls, id, signatureId }: { calls: SignatureCalls; id: string; signatureId: string }) {
  const query = useApiQuery(calls.verify, { params: { id, signatureId } }, { staleTime: 0, gcTime: 0 });
  if (query.data) return <Verification {...query.data} />;
  const error = loadError(query, 'The signature could not be checked');
  return error ? <ErrorState {...error} /> : <Spinner label="Checking…" />;
}

const RESULTS = {
  valid: 'The signed content matches its hash and the record.',
  superseded: 'The signed content matches its hash. It was signed again later.',
  stale: 'The signed content matches its hash. The record has changed since.',
  withdrawn: 'The signed content matches its hash. The signature was withdrawn.',
  broken: 'The stored content does not match the hash that was signed. Administrators are notified.',
} as const;

function Verification({ state, signature, signed, current }: SignatureVerification) {
  const { user } = useSession();
  const timeZone = user?.timeZone ?? 'UTC';
  const { meaning, signedAt, reason, methods, contentSha256, recordVersion } = signature;
  const facts = [
    { term: 'Meaning', value: MEANING_LABELS[meaning] },
    { term: 'Signed by', value: signerText(signature) },
    { term: 'Time', value: signedAtText(signedAt, timeZone) },
    { term: 'Version', value: String(recordVersion) },
    ...(reason ? [{ term: 'Reason', value: reason }] : []),
    { term: 'Identified by', value: methods.map((method) => METHODS[method]).join(', ') || 'Not recorded' },
    { term: 'SHA-256', value: <Code>{contentSha256}</Code> },
  ];
  return (
    // It has no controls: without the focus it could not be scrolled by keyboard.
    <div role="group" aria-label="Result of the check" tabIndex={0}>
      <Stack gap={5}>
        <Stack gap={2}>
          <span>
            <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
          </span>
          <Text as="p">{current ? RESULTS[state] : `${RESULTS[state]} The record was deleted.`}</Text>
          {notesOf(signature, current?.version ?? recordVersion, timeZone).map((note) => (
            <Text key={note} as="p" tone="warning">
              {note}
            </Text>
          ))}
        </Stack>
        <DescriptionList items={facts} />
        {current && current.contentSha256 !== signed.contentSha256 ? (
          <Card title="Changed since it was signed" headingLevel={3}>
            <ContentChanges before={signed} after={current} headings={['Signed', 'Now']} />
          </Card>
        ) : null}
        <Card title="What was signed" headingLevel={3}>
          <ContentRows rows={signed.rows} />
        </Card>
        <SigningFooter />
      </Stack>
    </div>
  );
}

const METHODS = { email: 'email address', password: 'password', totp: 'code from the second factor' } as const;
