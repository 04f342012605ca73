import { supplierChoice, type SupplierChoice, type UncoveredGroup } from '@fsvp/contracts/program/entry-line-coverage';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Text, TextLink, useLastDefined } from '@fsvp/ui';
import { FormDialog, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { RecordForm, SupplierField } from '@fsvp/web-kit/dialogs';
import { linesOf, useAssignLines } from './api/coverage.js';
import { makerText } from './group-text.js';

interface ChooseSupplierDialogProps {
  /** Undefined closes the dialog. */
  group: UncoveredGroup | undefined;
  onClose: () => void;
}

export function ChooseSupplierDialog({ group, onClose }: ChooseSupplierDialogProps) {
  const shown = useLastDefined(group);
  if (!shown) return null;
  return (
    <FormDialog
      open={group !== undefined}
      size="sm"
      onClose={onClose}
      title="Choose the Supplier"
      description={`Declared: ${makerText(shown)}`}
    >
      {(controls) => <ChooseForm group={shown} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

interface ChooseFormProps {
  group: UncoveredGroup;
  controls: FormDialogControls;
  onSaved: () => void;
}

function ChooseForm({ group, controls, onSaved }: ChooseFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const assign = useAssignLines('have a supplier');
  const { productCode, ...manufacturer } = linesOf(group);
  // Without a manufacturer the lines of another product may be of another supplier.
  const lines = manufacturer.manufacturer ? manufacturer : { ...manufacturer, productCode };
  const form = useContractForm<{ supplierId: string | null }, SupplierChoice>({
    schema: supplierChoice,
    defaultValues: { supplierId: null },
  });
  return (
    <RecordForm
      form={form}
      label="Supplier of entry lines"
      submitLabel="Choose Supplier"
      controls={controls}
      save={async ({ supplierId }) => {
        await assign.mutateAsync({ body: { ...lines, supplierId }, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <Text as="p">
        {manufacturer.manufacturer
          ? 'No supplier, or more than one, has this name. Your choice counts for all lines of this manufacturer without a file, and for reports that you import later.'
          : 'The report names no manufacturer. Your choice counts for these lines.'}
      </Text>
      <SupplierField label="Supplier" required hint="The establishment that makes or grows the food." />
      <Text as="p">
        Not in the directory yet? <TextLink href={hrefs.newSupplier()}>Add the supplier</TextLink>. With the declared
        name it is found by itself.
      </Text>
    </RecordForm>
  );
}
