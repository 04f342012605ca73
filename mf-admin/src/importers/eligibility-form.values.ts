import { today } from '@fsvp/contracts/core/calendar-day';
import { yearsFor, type ImporterEligibility } from '@fsvp/contracts/program/importer-eligibility';
import type { FoodClass } from '@fsvp/contracts/program/qualification';
import { formatDollars } from '@fsvp/ui';

interface Amounts {
  sales: number | null;
  valueWithoutSale: number | null;
}

/** The values of the fields of an existing draft. */
export interface AmountsValues {
  years: (Amounts & { year: number })[];
}

/** The values of the fields of a new draft; the years of the amounts follow from the year. */
export interface EligibilityValues {
  foodClass: FoodClass | null;
  year: number | null;
  years: Amounts[];
}

export const ELIGIBILITY_FIELD_LABELS = { foodClass: 'Class of food', year: 'Year', years: 'Amounts' };

export interface NewEligibility {
  year: number | undefined;
  foodClass: FoodClass | undefined;
}

export const newEligibility = ({
  foodClass = 'human',
  year = Number(today().slice(0, 4)),
}: NewEligibility): EligibilityValues => ({
  foodClass,
  year,
  years: Array.from({ length: 3 }, () => ({ sales: null, valueWithoutSale: 0 })),
});

export const toFormValues = ({ years }: ImporterEligibility): AmountsValues => ({ years });

/** The body of the call. */
export function toBody({ years, ...values }: EligibilityValues) {
  const counted = yearsFor(values.year ?? Number.NaN);
  return { ...values, years: years.map((amounts, at) => ({ ...amounts, year: counted[at] })) };
}

/** Texts of values that are not shown as they are stored. */
export const AMOUNTS_TEXTS = {
  years: (years: AmountsValues['years']) =>
    years
      .map(({ year, sales, valueWithoutSale }) => `${year}: ${dollars(sales)} and ${dollars(valueWithoutSale)}`)
      .join('\n'),
};
const dollars = (amount: number | null) => (amount === null ? 'none' : formatDollars(amount));
