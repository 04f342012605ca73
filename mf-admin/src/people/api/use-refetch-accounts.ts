import { listApiTokens } from '@fsvp/contracts/access/api-token';
import { getAccount, listAccounts } from '@fsvp/contracts/access/account';
import { useRefetch } from '../../shared/use-refetch.js';

/** After a change of an account, which may also end its tokens. */
export const useRefetchAccounts = () => useRefetch(listAccounts, getAccount, listApiTokens);
