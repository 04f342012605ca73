import type { ApiToken } from '@fsvp/contracts/access/api-token';
import { Button, Card, FilterSelect, Pagination, SearchField, Toolbar } from '@fsvp/ui';
import { loadError, usePages, useUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../icons.js';
import { clearFilters } from '../shared/clear-filters.js';
import type { NewApiToken } from './api/create-api-token.js';
import { useApiTokens } from './api/list-api-tokens.js';
import { apiTokensUrl, TOKEN_STATES, UNFILTERED } from './api-tokens.url.js';
import { CreateTokenDialog } from './create-token.dialog.js';
import { filterTokens } from './filter-tokens.js';
import { OneTimeTextDialog } from '../shared/one-time-text.dialog.js';
import { useSuiteAddress } from '../shared/use-suite-address.js';
import { describeNewToken } from './new-token-text.js';
import { RevokeTokenDialog } from './revoke-token.dialog.js';
import { TokenDetailsDialog } from './token-details.dialog.js';
import { STATE_LABELS } from './token-texts.js';
import { TokensTable } from './tokens-table.js';

const stateFilters = TOKEN_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

export function ApiTokens() {
  const [state, setState] = useUrlState(apiTokensUrl);
  const { search, offset, view } = state;
  const [created, setCreated] = useState<NewApiToken>();
  const [revoking, setRevoking] = useState<ApiToken>();
  const list = useApiTokens();
  const suite = useSuiteAddress();
  const found = list.data && filterTokens(list.data.tokens, state);
  const pages = usePages(
    { data: found && { total: found.length } },
    { offset, show: (next, how) => setState({ offset: next }, how) },
  );
  const isFiltered = search !== '' || state.state !== undefined;
  return (
    <>
      <Card
        flush
        title="API tokens"
        description="Programs sign in with a token. A token can never do more than its owner, and no token can sign, approve or administer."
        actions={
          <Button icon={icons.add} onClick={() => setState({ new: '1' })}>
            Create token
          </Button>
        }
        toolbar={
          <Toolbar>
            <SearchField
              label="Search API tokens"
              placeholder="Search by name, owner or prefix..."
              value={search}
              onChange={(next) => setState({ search: next, offset: 0 }, 'replace')}
            />
            <FilterSelect
              label="State"
              allLabel="All states"
              value={state.state}
              options={stateFilters}
              onChange={(next) => setState({ state: next, offset: 0 })}
            />
          </Toolbar>
        }
        footer={<Pagination label="Pages of API tokens" {...pages} />}
      >
        <TokensTable
          tokens={found?.slice(offset, offset + pages.limit)}
          error={loadError(list, 'The API tokens could not be loaded')}
          emptyText={isFiltered ? 'No API tokens found' : 'No API tokens yet'}
          emptyAction={clearFilters(isFiltered ? () => setState(UNFILTERED) : undefined)}
          onView={({ id }) => setState({ view: id })}
          onRevoke={setRevoking}
        />
      </Card>
      <TokenDetailsDialog
        id={view}
        list={list}
        onClose={() => setState({ view: undefined }, 'replace')}
        onRevoke={setRevoking}
      />
      <CreateTokenDialog
        open={state.new === '1'}
        onClose={() => setState({ new: undefined }, 'replace')}
        onCreated={setCreated}
      />
      <OneTimeTextDialog
        created={created}
        describe={(token) => describeNewToken(token, suite)}
        onClose={() => setCreated(undefined)}
      />
      <RevokeTokenDialog token={revoking} onClose={() => setRevoking(undefined)} />
    </>
  );
}
