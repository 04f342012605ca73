import { countryCode } from '@fsvp/contracts/core/country';
import { today, type Day } from '@fsvp/contracts/core/calendar-day';
import { deriveRegime, type Derivation, type Eligibility } from '@fsvp/contracts/program/readiness/derive-regime';
import type { Circumstances, FoodFacts } from '@fsvp/contracts/program/readiness/regime';
import type { EntityManager } from 'typeorm';
import { rowsInForce } from '../reference-data/rows-in-force.js';

export interface RegimeFacts {
  facts: FoodFacts;
  circumstances: Circumstances;
  /** As it was typed. */
  supplierCountry: string | null;
  importerId: string | null;
}

/** The regimes that fit on a day, by the signed eligibilities of the importer and the reference data of the day. */
export async function regimesOfFile(
  manager: EntityManager,
  { facts, circumstances, supplierCountry, importerId }: RegimeFacts,
  day: Day = today(),
): Promise<Derivation> {
  const eligibilities = await manager.query<Eligibility[]>(
    `select importer_id as "importerId", food_class as "foodClass", year, eligible, true as signed
     from importer_eligibilities where importer_id = $1 and state = 'signed' and deleted_at is null`,
    [importerId],
  );
  const systems = await rowsInForce('recognised_systems', day, manager);
  return deriveRegime(
    facts,
    { ...circumstances, supplierCountry: supplierCountry && countryCode(supplierCountry) },
    { id: importerId ?? '' },
    eligibilities,
    { recognisedSystems: systems },
    day,
  );
}
