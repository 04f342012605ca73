import { countryCode } from '@fsvp/contracts/core/country';
import type { Food } from '@fsvp/contracts/program/food';
import {
  CONDITIONS,
  PURPOSES,
  RECEIVING_FACILITIES,
  SMALL_SUPPLIERS,
  SUPPLEMENT_MAKERS,
  type Condition,
} from '@fsvp/contracts/program/readiness/regime';
import { CheckboxField, SelectField, useWatch } from '@fsvp/ui/dialogs';
import { Terms } from '@fsvp/web-kit/dialogs';
import { useRecognisedSystems } from '../file-records/api/list-recognised-systems.js';
import { ChoicesField } from './choices-field.js';
import type { DetermineValues } from './determine.dialog.js';
import {
  PURPOSE_LABELS,
  QUESTIONS,
  RECEIVING_LABELS,
  SMALL_SUPPLIER_LABELS,
  SUPPLEMENT_MAKER_LABELS,
} from './regime-texts.js';

const purposeOptions = PURPOSES.map((value) => ({ value, label: PURPOSE_LABELS[value] }));
const makerOptions = SUPPLEMENT_MAKERS.map((value) => ({ value, label: SUPPLEMENT_MAKER_LABELS[value] }));
const receivingOptions = RECEIVING_FACILITIES.map((value) => ({ value, label: RECEIVING_LABELS[value] }));

interface CircumstanceFieldsProps {
  food: Food;
  /** The conditions of the regimes that fit. */
  needed: readonly Condition[];
  /** Whether the country of the supplier has a recognised system that covers the food. */
  mayBeRecognised: boolean;
  /** As it is stored. */
  supplierCountry: string | null;
}

/** The questions that this food and this supplier raise: at most eight, and the choice of the regime is the ninth. */
export function CircumstanceFields({
  food: { facts },
  needed,
  mayBeRecognised,
  supplierCountry,
}: CircumstanceFieldsProps) {
  const { smallSupplier, goodStanding } = useWatch<DetermineValues, 'circumstances'>({
    name: 'circumstances',
  });
  const asksForStanding = mayBeRecognised || goodStanding;
  const systems = useRecognisedSystems(asksForStanding) ?? [];
  const country = supplierCountry && countryCode(supplierCountry);
  const { excludedClasses = [] } = systems.find((one) => one.country === country) ?? {};
  // A question that was answered stays visible, although the food has changed since.
  const smallOptions = SMALL_SUPPLIERS.filter(
    (kind) =>
      kind === smallSupplier || (kind === 'farm' ? facts.rawCommodity : kind === 'eggs' ? facts.shellEggs : true),
  ).map((value) => ({ value, label: SMALL_SUPPLIER_LABELS[value] }));
  return (
    <>
      <SelectField name="circumstances.purpose" label={QUESTIONS.purpose} options={purposeOptions} />
      <CheckboxField
        name="circumstances.furtherProcessing"
        label={QUESTIONS.furtherProcessing}
        hint="Packaging is processing. Packing and repacking are not."
      />
      {facts.supplement === 'no' ? null : (
        <SelectField name="circumstances.supplementMaker" label={QUESTIONS.supplementMaker} options={makerOptions} />
      )}
      <SelectField
        name="circumstances.receivingFacility"
        label={QUESTIONS.receivingFacility}
        options={receivingOptions}
        hint={
          <Terms>
            A receiving facility of the importer under 21 CFR part 117 or 507 makes food from it (§1.502(c)). The
            facility of a customer is a case of §1.507. The importer must still be named at entry (§1.509).
          </Terms>
        }
      />
      <SelectField
        name="circumstances.smallSupplier"
        label={QUESTIONS.smallSupplier}
        options={smallOptions}
        hint={<Terms>A small supplier gives a written assurance each year (§1.512(b)(1)(ii)).</Terms>}
      />
      {asksForStanding ? (
        <CheckboxField
          name="circumstances.goodStanding"
          label={QUESTIONS.goodStanding}
          hint={`FDA recognizes the food safety system of this country (§1.513).${excludedClasses.length ? ` It excludes: ${excludedClasses.join(', ')}.` : ''}`}
        />
      ) : null}
      <CheckboxField
        name="circumstances.alcoholMaker"
        label={QUESTIONS.alcoholMaker}
        hint="A facility described in §1.501(e)(1). This also affects the other food that it makes (§1.501(e)(2))."
      />
      {needed.length > 0 ? (
        <ChoicesField
          name="circumstances.confirmed"
          label={QUESTIONS.confirmed}
          options={needed.map((value) => ({ value, label: CONDITIONS[value] }))}
        />
      ) : null}
    </>
  );
}
