import { describe, expect, it } from '@jest/globals';
import type { HazardAllocation } from './allocation.js';
import { copyAnswers, type CopiedEvaluation } from './copy-answers.js';

const allocation = (hazardKey: string, hazardName: string, over: Partial<HazardAllocation> = {}): HazardAllocation => ({
  hazardKey,
  hazardName,
  hazardClass: 'biological',
  subtype: 'pathogen',
  score: 12,
  sahcodha: true,
  requiredByPart112: false,
  controlledBy: null,
  entityName: null,
  control: null,
  evidence: [],
  ...over,
});
const source: CopiedEvaluation = {
  isSameSupplier: true,
  allocations: [
    allocation('a', 'Salmonella', { controlledBy: 'foreign_supplier', control: 'Steam treatment', evidence: ['d'] }),
    allocation('b', 'Lead', { controlledBy: 'suppliers_supplier', entityName: 'Farm', control: 'Soil tests' }),
    allocation('c', 'Virus'),
  ],
  procedures: { text: 'HACCP plan', evidence: ['d'] },
  regulations: ['117'],
  complianceHistory: { text: 'Nothing found', evidence: [] },
  safetyHistory: { text: null, evidence: [] },
  otherFactors: null,
};

describe('the answers of another file', () => {
  it('are those about the hazards that both have, by key and by name, and about the same supplier', () => {
    const target = [
      allocation('b', 'Lead'),
      allocation('x', 'salmonella'),
      allocation('c', 'Virus'),
      allocation('y', 'Ash'),
    ];
    const { content, toCheck } = copyAnswers(source, { allocations: target, complianceOnly: false });
    expect(content.allocations).toEqual([
      { hazardKey: 'b', controlledBy: 'suppliers_supplier', entityName: 'Farm', control: 'Soil tests', evidence: [] },
      {
        hazardKey: 'x',
        controlledBy: 'foreign_supplier',
        entityName: null,
        control: 'Steam treatment',
        evidence: ['d'],
      },
    ]);
    expect(content.procedures).toEqual(source.procedures);
    expect(content).not.toHaveProperty('safetyHistory');
    expect(content).not.toHaveProperty('conclusion');
    expect(toCheck.sort()).toEqual([
      'allocations.b',
      'allocations.x',
      'complianceHistory',
      'procedures',
      'regulations',
    ]);
  });

  it('of another supplier are those about the food only, without its documents and entities', () => {
    const target = { allocations: [allocation('a', 'Salmonella'), allocation('b', 'Lead')], complianceOnly: false };
    const { content, toCheck } = copyAnswers({ ...source, isSameSupplier: false }, target);
    expect(content).toEqual({
      allocations: [
        {
          hazardKey: 'a',
          controlledBy: 'foreign_supplier',
          entityName: null,
          control: 'Steam treatment',
          evidence: [],
        },
        { hazardKey: 'b', controlledBy: 'suppliers_supplier', entityName: null, control: 'Soil tests', evidence: [] },
      ],
      regulations: ['117'],
    });
    expect(toCheck).toEqual(['allocations.a', 'allocations.b', 'regulations']);
  });

  it('are those about compliance only where nothing else is evaluated', () => {
    const target = { allocations: [allocation('a', 'Salmonella')], complianceOnly: true };
    expect(copyAnswers(source, target)).toEqual({
      content: { allocations: [], complianceHistory: source.complianceHistory },
      toCheck: ['complianceHistory'],
    });
  });
});
