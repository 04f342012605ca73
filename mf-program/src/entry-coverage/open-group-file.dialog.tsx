import type { UncoveredGroup } from '@fsvp/contracts/program/entry-line-coverage';
import { proposedFileCreate, type ProposedFileCreate } from '@fsvp/contracts/program/file-proposal';
import { Text, useLastDefined } from '@fsvp/ui';
import {
  ComboboxField,
  FormDialog,
  RadioGroupField,
  TextField,
  useContractForm,
  useWatch,
  type FormDialogControls,
} from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useIndustries, useLoadIndustries } from '../foods/api/list-industries.js';
import { industryOptionsOf, textOfIndustry } from '../foods/industries.js';
import { loadFoods } from '../fsvp-files/api/load-parties.js';
import { ANIMAL_INDUSTRIES, FACTS_OF_INDUSTRY } from '../start/facts-of-industry.js';
import { linesText, useOpenFileOfLines } from './api/coverage.js';

interface OpenGroupFileDialogProps {
  /** Undefined closes the dialog. */
  group: UncoveredGroup | undefined;
  onClose: () => void;
}

/** Opens the file that a group of lines needs, and moves them into it. */
export function OpenGroupFileDialog({ group, onClose }: OpenGroupFileDialogProps) {
  const shown = useLastDefined(group);
  if (!shown) return null;
  return (
    <FormDialog
      open={group !== undefined}
      onClose={onClose}
      title="Open an FSVP File"
      description={`For ${shown.importerName} and ${shown.supplierName ?? 'the supplier'}: ${linesText(shown.lines)} of ${shown.productCode} move into it.`}
    >
      {(controls) => <OpenForm group={shown} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

interface OpenFormValues {
  food: 'existing' | 'new';
  foodId: string | null;
  newFood: { name: string; industryCode: string | null };
}

function toBody({ food, foodId, newFood }: OpenFormValues, { importerId, supplierId, productCode }: UncoveredGroup) {
  const file = { importerId, supplierId: supplierId!, productIds: [], entryLineCodes: [productCode] };
  if (food === 'existing') return { ...file, foodId };
  const industryCode = newFood.industryCode ?? '';
  const facts = FACTS_OF_INDUSTRY[industryCode];
  return {
    ...file,
    newFood: {
      name: newFood.name,
      foodClass: ANIMAL_INDUSTRIES.includes(industryCode) ? 'animal' : 'human',
      industryCode,
      // One of another industry belongs to no food of this one.
      productCodes: productCode.startsWith(industryCode) ? [productCode] : [],
      ...(facts && { facts }),
    },
  };
}

interface OpenFormProps {
  group: UncoveredGroup;
  controls: FormDialogControls;
  onSaved: () => void;
}

function OpenForm({ group, controls, onSaved }: OpenFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const open = useOpenFileOfLines();
  const { food, productCode, productDescription } = group;
  const industryCode = /^\d\d/.exec(productCode)?.[0] ?? null;
  const form = useContractForm<OpenFormValues, ProposedFileCreate>({
    schema: proposedFileCreate,
    defaultValues: {
      food: food ? 'existing' : 'new',
      foodId: food?.id ?? null,
      newFood: { name: productDescription ?? '', industryCode },
    },
    prepare: (values) => toBody(values, group),
  });
  return (
    <RecordForm
      form={form}
      label="FSVP file for entry lines"
      submitLabel="Open File"
      controls={controls}
      save={async (body) => {
        await open.mutateAsync({ body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <RadioGroupField
        name="food"
        label="Food"
        options={[
          { value: 'existing', label: 'A food that you have' },
          { value: 'new', label: 'A new food' },
        ]}
      />
      <FoodFields group={group} />
      <Text as="p" size="meta" tone="subtle">
        If the file of importer, supplier and food is open already, the lines move into it.
      </Text>
    </RecordForm>
  );
}

function FoodFields({ group: { food, productCode } }: { group: UncoveredGroup }) {
  const kind = useWatch<OpenFormValues, 'food'>({ name: 'food' });
  const industryCode = useWatch<OpenFormValues, 'newFood.industryCode'>({ name: 'newFood.industryCode' });
  const industries = useIndustries();
  const loadIndustries = useLoadIndustries();
  if (kind === 'existing')
    return (
      <ComboboxField
        name="foodId"
        label="Name of the food"
        required
        loadOptions={loadFoods}
        selectedLabel={food?.name}
        hint={
          food
            ? `It has the product code ${productCode}.`
            : `No food has the product code ${productCode}. Add it to the food, so that later lines are matched.`
        }
        placeholder="Search foods..."
        noun="a food"
        emptyText="No foods found"
      />
    );
  return (
    <>
      <TextField
        name="newFood.name"
        label="Name of the new food"
        required
        maxLength={255}
        hint="Products of the supplier with the same hazards share a food."
      />
      <ComboboxField
        name="newFood.industryCode"
        label="Industry"
        required
        selectedLabel={industryCode ? textOfIndustry(industryCode, industries) : undefined}
        loadOptions={industryOptionsOf(loadIndustries)}
        noun="an industry"
        placeholder="Search industries..."
      />
    </>
  );
}
