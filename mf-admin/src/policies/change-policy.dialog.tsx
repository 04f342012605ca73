import { setPolicy, type Policy, type PolicyKey } from '@fsvp/contracts/access/policy';
import { policyValueProblem } from '@fsvp/contracts/access/policy-value';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { useLastDefined } from '@fsvp/ui';
import {
  FormDialog,
  NumberField,
  RadioGroupField,
  TextareaField,
  TextField,
  useContractForm,
  useWatch,
  type FormDialogControls,
  type FormSchema,
} from '@fsvp/ui/dialogs';
import { useSession } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { Notice } from '../shared/notice.js';
import { useSetPolicy } from './api/set-policy.js';
import { definitionOf } from './policy-texts.js';

type PolicyUpdate = HandlerInput<typeof setPolicy>['body'];

interface PolicyValues {
  /** A number for a policy without a list of values. */
  value: string | number | null;
  reason: string;
}

interface ChangePolicyDialogProps {
  /** Undefined closes the dialog. */
  policy: Policy | undefined;
  onClose: () => void;
}

export function ChangePolicyDialog({ policy, onClose }: ChangePolicyDialogProps) {
  const shown = useLastDefined(policy);
  if (!shown) return null;
  const { title, description } = definitionOf(shown.key);
  return (
    <FormDialog
      open={policy !== undefined}
      inUrl
      size="sm"
      recordId={shown.key}
      onClose={onClose}
      title={title}
      description={description}
    >
      {(controls) => <ChangePolicyForm key={shown.key} policy={shown} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

interface ChangePolicyFormProps {
  policy: Policy;
  controls: FormDialogControls;
  onSaved: () => void;
}

function ChangePolicyForm({ policy: { key, value }, controls, onSaved }: ChangePolicyFormProps) {
  const change = useSetPolicy();
  const { values, max = 0, perRequirement } = definitionOf(key);
  const form = useContractForm<PolicyValues, PolicyUpdate>({
    schema: schemaOf(key),
    defaultValues: { value: values || perRequirement ? value : Number(value), reason: '' },
    prepare: (typed) => ({ ...typed, value: String(typed.value ?? '') }),
  });
  return (
    <RecordForm
      form={form}
      label="Policy"
      submitLabel="Save"
      controls={controls}
      save={async (body) => {
        await change.mutateAsync({ params: { key }, body });
        return undefined;
      }}
      onSaved={onSaved}
    >
      {values ? (
        <RadioGroupField
          name="value"
          label="Rule"
          required
          options={Object.entries(values).map(([of, label]) => ({ value: of, label }))}
        />
      ) : perRequirement ? (
        <TextField
          name="value"
          label="Days"
          required
          hint="Example: 60. To set other days for one requirement: 60, VS-2=90"
        />
      ) : (
        <NumberField name="value" label="Days" required min={0} max={max} step={1} />
      )}
      <Warning policyKey={key} current={value} />
      <TextareaField
        name="reason"
        label="Reason"
        required
        maxLength={500}
        hint="Shown here and kept in the audit trail."
      />
    </RecordForm>
  );
}

/** The contract's schema, with the contract's rule for the value of this policy. */
function schemaOf(key: PolicyKey): FormSchema<PolicyUpdate> {
  const check = (result: Awaited<ReturnType<FormSchema<PolicyUpdate>['~standard']['validate']>>) => {
    const problem = result.issues ? undefined : policyValueProblem(key, result.value.value);
    return problem ? { issues: [{ path: ['value'], message: problem }] } : result;
  };
  const { validate } = (setPolicy.body as FormSchema<PolicyUpdate>)['~standard'];
  return { '~standard': { validate: async (value) => check(await validate(value)) } };
}

/** What a change would do to people who are signed in. */
function Warning({ policyKey, current }: { policyKey: PolicyKey; current: string }) {
  const { user } = useSession();
  const chosen = useWatch<PolicyValues, 'value'>({ name: 'value' });
  const isChosen = (key: PolicyKey, value: string) => policyKey === key && chosen === value && current !== value;
  if (isChosen('sharedLogin', 'off'))
    return (
      <Notice>
        Everyone who uses the shared password is signed out at once and needs an account from then on. First check that
        each of them has accepted an invitation.
      </Notice>
    );
  if (isChosen('auth.secondFactor', 'required') && !user?.hasSecondFactor)
    return (
      <Notice>
        Your own account has no second factor, so you could use only your profile until you set one up. Set it up first.
      </Notice>
    );
  return <Notice>{null}</Notice>;
}
