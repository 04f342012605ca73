import {
  MEANING_LABELS,
  qualificationSignatures,
  SHOWN_HASH_CHARACTERS,
  type Signature,
  type SignatureState,
} from '@fsvp/contracts/signature';
import { CardList, Code, DescriptionList, formatDateTime } from '@fsvp/ui';
import { loadError, useApiQuery, useSession } from '@fsvp/web-kit';

const STATE_TEXTS: Record<SignatureState, string> = {
  valid: 'Valid',
  superseded: 'Superseded: the same was signed again later',
  stale: 'Stale: what was signed has changed since',
  withdrawn: 'Withdrawn',
  broken: 'Does not match: the stored content is not what was signed',
};

/**
 * Who signed a version, to read only: beside a draft, whose signatures are in a section of the same dialog. The dialog
 * of the version checks and withdraws them.
 */
export function SignedBy({ id, versionNumber }: { id: string; versionNumber: number }) {
  const list = useApiQuery(qualificationSignatures.list, { params: { id } });
  const { user } = useSession();
  return (
    <CardList
      label={`Signatures of version ${versionNumber}`}
      items={list.data?.signatures}
      itemKey={(signature) => signature.id}
      skeletonRows={1}
      emptyText="Not signed."
      error={loadError(list, 'The signatures could not be loaded')}
      render={(signature) => <DescriptionList items={factsOf(signature, user?.timeZone ?? 'UTC')} />}
    />
  );
}

function factsOf(signature: Signature, timeZone: string) {
  const { signerName, signerTitle, meaning, signedAt, reason, recordVersion, contentSha256, state } = signature;
  return [
    { term: 'Signed by', value: [signerName, signerTitle].filter(Boolean).join(', ') },
    { term: 'Meaning', value: MEANING_LABELS[meaning] },
    {
      term: 'Time',
      value: `${formatDateTime(signedAt)} (${timeZone})\n${signedAt.slice(0, 19).replace('T', ' ')} UTC`,
    },
    { term: 'State', value: STATE_TEXTS[state] },
    ...(reason ? [{ term: 'Reason', value: reason }] : []),
    { term: 'Version of the record', value: String(recordVersion) },
    { term: 'SHA-256', value: <Code>{contentSha256.slice(0, SHOWN_HASH_CHARACTERS)}</Code> },
  ];
}
