import type { ApiToken } from '@fsvp/contracts/access/api-token';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useRevokeApiToken } from './api/revoke-api-token.js';

/** @param props.token undefined closes the dialog */
export function RevokeTokenDialog({ token, onClose }: { token: ApiToken | undefined; onClose: () => void }) {
  return (
    <DeleteDialog
      record={token}
      title={({ name }) => `Revoke ${name}?`}
      question="Programs that use this token lose access at once. A revoked token cannot be restored. Create a new one instead."
      confirmLabel="Revoke"
      remove={useRevokeApiToken()}
      inputOf={({ id }) => ({ params: { id } })}
      onClose={onClose}
    />
  );
}
