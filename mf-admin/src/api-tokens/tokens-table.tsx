import { SCOPE_LABELS } from '@fsvp/contracts/access/access';
import type { ApiToken } from '@fsvp/contracts/access/api-token';
import {
  Button,
  DataTable,
  formatDate,
  formatDateTime,
  formatRelativeTime,
  TwoLines,
  type DataTableColumn,
  type LoadError,
} from '@fsvp/ui';
import type { ReactNode } from 'react';
import { TokenPrefix, TokenStateBadge } from './token-texts.js';

interface TokensTableProps {
  tokens: readonly ApiToken[] | undefined;
  error: LoadError | undefined;
  emptyText: string;
  emptyAction: ReactNode;
  onView: (token: ApiToken) => void;
  onRevoke: (token: ApiToken) => void;
}

export function TokensTable({ tokens, error, emptyText, emptyAction, onView, onRevoke }: TokensTableProps) {
  const columns: DataTableColumn<ApiToken>[] = [
    {
      id: 'name',
      header: 'Token',
      wrap: true,
      cell: (token) => <TwoLines primary={token.name} secondary={<TokenPrefix prefix={token.prefix} />} />,
    },
    { id: 'owner', header: 'Owner', wrap: true, cell: ({ ownerName }) => ownerName },
    {
      id: 'scopes',
      header: 'Permissions',
      wrap: true,
      width: '28%',
      cell: ({ scopes: [first, ...more] }) => (
        <TwoLines
          primary={first && SCOPE_LABELS[first]}
          secondary={more.length ? `and ${more.length} more` : undefined}
        />
      ),
    },
    { id: 'expiresOn', header: 'Last day', cell: ({ expiresOn }) => formatDate(expiresOn) },
    {
      id: 'lastUsedAt',
      header: 'Last use',
      cell: ({ lastUsedAt, lastUsedAddress }) => (
        <span title={formatDateTime(lastUsedAt)}>
          <TwoLines primary={formatRelativeTime(lastUsedAt, 'Never')} secondary={lastUsedAddress} />
        </span>
      ),
    },
    { id: 'state', header: 'State', cell: (token) => <TokenStateBadge token={token} /> },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      width: '6rem',
      cell: (token) =>
        token.revokedAt ? null : (
          <Button variant="outline" size="sm" aria-label={`Revoke ${token.name}`} onClick={() => onRevoke(token)}>
            Revoke…
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      caption="API tokens"
      columns={columns}
      rows={tokens}
      rowKey={({ id }) => id}
      emptyText={emptyText}
      emptyAction={emptyAction}
      error={error}
      onRowOpen={onView}
    />
  );
}
