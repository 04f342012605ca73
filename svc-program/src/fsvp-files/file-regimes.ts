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

/**
 * The regimes that fit on a day, by the eligibilities of the importer and the reference data of the day.
 * @param withDrafts as if the drafts of eligibilities were signed
 */
export async function regimesOfFile(
  manager: EntityManager,
  { facts, circumstances, supplierCountry, importerId }: RegimeFacts,
  { day = today(), withDrafts = false }: { day?: Day; withDrafts?: boolean } = {},
): Promise<Derivation> {
  const eligibilities = await manager.query<Eligibility[]>(
    `select importer_id as "importerId", food_class as "foodClass", year, eligible, true as signed
     from importer_eligibilities where importer_id = $1 and state = any($2) and deleted_at is null`,
    [importerId, withDrafts ? ['signed', 'draft'] : ['signed']],
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
