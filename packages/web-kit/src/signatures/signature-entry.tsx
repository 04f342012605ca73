import { MEANING_LABELS, type Signature, type SignatureCalls } from '@fsvp/contracts/signatures/signature';
import { Badge, Button, Code, formatDateTime, Inline, Stack, Text } from '@fsvp/ui';
import { useSession } from '../session/use-session.js';
import { PrintedChanges } from './printed-changes.js';
import { notesOf, shortHash, signedAtText, signerText, STATES } from './signature-texts.js';

interface SignatureEntryProps {
  calls: SignatureCalls;
  signature: Signature;
  /** Of the record now. */
  recordVersion: number;
  onOpen: () => void;
  /** Absent for people who may not. */
  onWithdraw: (() => void) | undefined;
}

/** A signature as it is shown and printed (21 CFR 11.50): name, title, time, meaning, reason, version, hash. */
export function SignatureEntry({ calls, signature, recordVersion, onOpen, onWithdraw }: SignatureEntryProps) {
  const { meaning, state, signedAt, reason, contentSha256 } = signature;
  const timeZone = useSession().user?.timeZone ?? 'UTC';
  // A person may sign the same again.
  const name = `${MEANING_LABELS[meaning]}, ${signature.signerName}, ${formatDateTime(signedAt)}`;
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Inline>
          <Text weight="semibold">{MEANING_LABELS[meaning]}</Text>
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        </Inline>
        <Text>{signerText(signature)}</Text>
        <Text size="meta" tone="muted">
          {signedAtText(signedAt, timeZone)}
        </Text>
        {reason ? <Text size="meta">{`Reason: ${reason}`}</Text> : null}
        {notesOf(signature, recordVersion, timeZone).map((note) => (
          <Text key={note} size="meta" tone="warning">
            {note}
          </Text>
        ))}
        <Text size="meta" tone="muted">
          {`Version ${signature.recordVersion}, SHA-256 `}
          <Code>{shortHash(contentSha256)}</Code>
        </Text>
      </Stack>
      {state === 'stale' ? <PrintedChanges calls={calls} signature={signature} /> : null}
      <Inline>
        <Button variant="outline" size="sm" onClick={onOpen} aria-label={`Check: ${name}`}>
          Check
        </Button>
        {onWithdraw && state !== 'withdrawn' && state !== 'broken' ? (
          <Button variant="ghost" size="sm" onClick={onWithdraw} aria-label={`Withdraw: ${name}`}>
            Withdraw
          </Button>
        ) : null}
      </Inline>
    </Stack>
  );
}
