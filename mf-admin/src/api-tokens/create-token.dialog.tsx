import type { Scope } from '@fsvp/contracts/core/access';
import { API_TOKEN_MAX_DAYS, apiTokenCreate, type createApiToken } from '@fsvp/contracts/access/api-token';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  ComboboxField,
  DateField,
  FormDialog,
  TextField,
  useContractForm,
  type FormDialogControls,
} from '@fsvp/ui/dialogs';
import { useSession } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { AddressesField, toAddresses } from './addresses-field.js';
import { useCreateApiToken, type NewApiToken } from './api/create-api-token.js';
import { loadAccounts } from '../shared/load-accounts.js';
import { ScopesField } from './scopes-field.js';

type ApiTokenCreate = HandlerInput<typeof createApiToken>['body'];

const DEFAULT_DAYS = 90;

interface TokenValues {
  name: string;
  ownerId: string | null;
  scopes: Scope[];
  expiresOn: string | null;
  /** One per line. */
  allowedAddresses: string;
}

interface CreateTokenDialogProps {
  open: boolean;
  onClose: () => void;
  onCreated: (created: NewApiToken) => void;
}

export function CreateTokenDialog({ open, onClose, onCreated }: CreateTokenDialogProps) {
  return (
    <FormDialog open={open} inUrl onClose={onClose} title="Create an API token">
      {(controls) => <CreateTokenForm controls={controls} onSaved={onClose} onCreated={onCreated} />}
    </FormDialog>
  );
}

interface CreateTokenFormProps extends Pick<CreateTokenDialogProps, 'onCreated'> {
  controls: FormDialogControls;
  onSaved: () => void;
}

function CreateTokenForm({ controls, onSaved, onCreated }: CreateTokenFormProps) {
  const { user } = useSession();
  const create = useCreateApiToken(onCreated);
  const form = useContractForm<TokenValues, ApiTokenCreate>({
    schema: apiTokenCreate,
    defaultValues: {
      name: '',
      ownerId: user?.id ?? null,
      scopes: ['read'],
      expiresOn: addDays(today(), DEFAULT_DAYS),
      allowedAddresses: '',
    },
    prepare: (values) => ({ ...values, allowedAddresses: toAddresses(values.allowedAddresses) }),
  });
  const ownName = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || (user?.email ?? undefined);
  return (
    <RecordForm
      form={form}
      label="API token"
      submitLabel="Create token"
      controls={controls}
      save={async (body) => {
        await create.mutateAsync({ body });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <TextField
        name="name"
        label="Name"
        required
        maxLength={100}
        placeholder="ERP import"
        hint="The program that uses this token."
      />
      <ComboboxField
        name="ownerId"
        label="Owner"
        required
        loadOptions={loadAccounts}
        selectedLabel={ownName}
        noun="a person"
        emptyText="No active account found"
        hint="The token has the role of this person and stops working when the account ends."
      />
      <ScopesField name="scopes" label="Permissions" />
      <DateField
        name="expiresOn"
        label="Last day"
        required
        minDate={today()}
        maxDate={addDays(today(), API_TOKEN_MAX_DAYS)}
        hint={`Up to ${API_TOKEN_MAX_DAYS} days from today.`}
      />
      <AddressesField name="allowedAddresses" label="Allowed addresses" />
    </RecordForm>
  );
}
