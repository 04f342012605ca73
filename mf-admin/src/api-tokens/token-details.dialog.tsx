import type { ApiToken } from '@fsvp/contracts/access/api-token';
import {
  Button,
  DescriptionList,
  ErrorState,
  formatDate,
  formatDateTime,
  Spinner,
  Stack,
  TextLink,
  useLastDefined,
  type DescriptionListProps,
} from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { hrefs, loadError } from '@fsvp/web-kit';
import { icons } from '../icons.js';
import type { useApiTokens } from './api/list-api-tokens.js';
import { scopeTexts, TokenPrefix, TokenStateBadge } from './token-texts.js';

interface TokenDetailsDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  list: ReturnType<typeof useApiTokens>;
  onClose: () => void;
  onRevoke: (token: ApiToken) => void;
}

export function TokenDetailsDialog({ id, list, onClose, onRevoke }: TokenDetailsDialogProps) {
  const shown = useLastDefined(id);
  const token = list.data?.tokens.find((one) => one.id === shown);
  const error = loadError(list, 'The API token could not be loaded');
  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={token?.name ?? 'API token'}
      initialFocus="heading"
      inUrl
      footer={
        token && !token.revokedAt ? (
          <Button variant="outline" icon={icons.disable} onClick={() => onRevoke(token)}>
            Revoke…
          </Button>
        ) : undefined
      }
    >
      {token ? (
        <Stack gap={5}>
          <DescriptionList items={factsOf(token)} />
          <p>
            <TextLink href={hrefs.history(token.id)} printed={false}>
              Change history
            </TextLink>
          </p>
        </Stack>
      ) : error ? (
        <ErrorState {...error} />
      ) : list.isPending ? (
        <Spinner label="Loading…" />
      ) : (
        <ErrorState title="The API token could not be loaded" message="There is no API token with this id." />
      )}
    </Dialog>
  );
}

function factsOf(token: ApiToken): DescriptionListProps['items'] {
  const { lastUsedAt, lastUsedAddress } = token;
  return [
    { term: 'State', value: <TokenStateBadge token={token} /> },
    { term: 'Prefix', value: <TokenPrefix prefix={token.prefix} /> },
    { term: 'Owner', value: token.ownerName },
    { term: 'Permissions', value: scopeTexts(token.scopes) },
    { term: 'Last day', value: formatDate(token.expiresOn) },
    { term: 'Allowed addresses', value: token.allowedAddresses.join('\n') || 'All' },
    {
      term: 'Last use',
      value: lastUsedAt
        ? `${formatDateTime(lastUsedAt)}${lastUsedAddress ? `, from ${lastUsedAddress}` : ''}`
        : 'Never',
    },
    { term: 'Created', value: formatDateTime(token.createdAt) },
    ...(token.revokedAt ? [{ term: 'Revoked', value: formatDateTime(token.revokedAt) }] : []),
  ];
}
