import { describe, expect, it } from '@jest/globals';
import type { DisclosedHazard } from './control-record.js';
import { disclosedHazards, hasDisclosureWords, namesHazard, proposeDisclosure, unnamedHazards } from './disclosure.js';
import type { Controller, HazardAllocation } from '../supplier-evaluations/allocation.js';

const hazard = (hazardName: string, hazardClass = 'chemical'): DisclosedHazard => ({
  hazardKey: hazardName,
  hazardName,
  hazardClass,
});
const LEAD = hazard('Lead');
const GLASS = hazard('Glass', 'physical');
const SALMONELLA = hazard('Salmonella', 'biological');

const allocate = (hazardName: string, controlledBy: Controller | null): HazardAllocation => ({
  hazardKey: hazardName,
  hazardName,
  hazardClass: 'chemical',
  subtype: 'heavy_metal',
  score: 6,
  sahcodha: false,
  requiredByPart112: false,
  controlledBy,
  entityName: null,
  control: null,
  evidence: [],
});

describe('a disclosure', () => {
  it('is for hazards that a customer or somebody after it controls', () => {
    const allocations = [
      allocate('a', 'customer_pc'),
      allocate('b', 'customer_other'),
      allocate('c', 'subsequent_entity'),
      allocate('d', 'own_system'),
      allocate('e', 'not_consumable'),
      allocate('f', 'foreign_supplier'),
      allocate('g', 'part_113'),
      allocate('h', null),
    ];
    expect(disclosedHazards(allocations).map(({ hazardKey }) => hazardKey)).toEqual(['a', 'b', 'c']);
  });

  it.each<[string, DisclosedHazard, boolean]>([
    ['Not processed to control lead.', LEAD, true],
    ['NOT PROCESSED TO CONTROL LEAD', LEAD, true],
    ['Not processed to control leadership problems.', LEAD, false],
    ['Not processed to control heavy metals.', LEAD, false],
    ['Not processed to control hazards.', LEAD, false],
    ['Not processed to control microbial pathogens.', LEAD, false],
    ['Not processed to control microbial pathogens.', GLASS, false],
    ['Not processed to control microbial pathogens.', SALMONELLA, true],
    ['Not processed to control Salmonella.', SALMONELLA, true],
    ['Not processed to control lead.', SALMONELLA, false],
    ['Not processed to control lead.', hazard('Lead (Pb)'), true],
    ['Not processed to control aflatoxins, as B1.', hazard('Aflatoxins'), true],
    ['Not processed to control patulin', hazard('(patulin)'), true],
    ['Not processed to control it.', hazard('()'), false],
    ['Nicht auf Blei verarbeitet', LEAD, false],
  ])('%s', (statement, named, expected) => {
    expect([named.hazardName, namesHazard(statement, named)]).toEqual([named.hazardName, expected]);
  });

  it('names what is missing', () => {
    expect(unnamedHazards('Not processed to control lead.', [LEAD, GLASS, SALMONELLA])).toEqual([GLASS, SALMONELLA]);
  });

  it('is proposed so that it names each hazard, biological ones in general', () => {
    expect(proposeDisclosure([])).toBeNull();
    expect(proposeDisclosure([LEAD])).toBe('Not processed to control Lead');
    expect(proposeDisclosure([SALMONELLA])).toBe('Not processed to control microbial pathogens');
    const all = [LEAD, SALMONELLA, GLASS, hazard('Aflatoxins (B1, B2)'), hazard('Listeria', 'biological')];
    const proposal = proposeDisclosure(all)!;
    expect(proposal).toBe('Not processed to control microbial pathogens, Lead, Glass or Aflatoxins (B1, B2)');
    expect(unnamedHazards(proposal, all)).toEqual([]);
    expect(hasDisclosureWords(proposal)).toBe(true);
  });

  it('has the words of the rule', () => {
    expect(hasDisclosureWords('NOT  PROCESSED\nto control: lead')).toBe(true);
    expect(hasDisclosureWords('Processed to control lead')).toBe(false);
    expect(hasDisclosureWords('May contain lead')).toBe(false);
  });
});
