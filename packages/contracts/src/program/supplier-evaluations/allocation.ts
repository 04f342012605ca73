import * as z from 'zod/mini';
import { nullableText, uuid } from '../../core/fields.js';
import { reasonText, rowText } from '../food-hazard-analyses/analysis-hazard.js';
import type { Allocation } from '../readiness/applicability.js';

/** Who controls a hazard of the food, decided in the evaluation of a file (21 CFR 1.505(a)(1)(ii); beyond/hazard-analysis.md, 6). */

export const CONTROLLERS = [
  'foreign_supplier',
  'suppliers_supplier',
  'supply_chain_entity',
  'importer',
  'not_consumable',
  'customer_pc',
  'customer_other',
  'subsequent_entity',
  'own_system',
  'part_113',
] as const;
export type Controller = (typeof CONTROLLERS)[number];

interface ControllerRule {
  label: string;
  /** Completes "…: what follows". */
  consequence: string;
  /** Section of 21 CFR. */
  citation: string;
  /** Another entity, which has a name. */
  isNamed: boolean;
  /** The supplier side controls it: its activities are verified. */
  isVerified: boolean;
  /** A way of 21 CFR 1.507 in which it is controlled later. */
  later?: Allocation;
}

export const CONTROLLER_RULES: Record<Controller, ControllerRule> = {
  foreign_supplier: {
    label: 'The foreign supplier',
    consequence: 'The supplier is verified. A hazard with serious consequences needs an onsite audit every year.',
    citation: '1.505(a)(1)(ii)',
    isNamed: false,
    isVerified: true,
  },
  suppliers_supplier: {
    label: "The supplier's own supplier",
    consequence: 'That supplier is verified, or how the foreign supplier controls it.',
    citation: '1.505(a)(1)(ii)',
    isNamed: true,
    isVerified: true,
  },
  supply_chain_entity: {
    label: 'A harvester, packer or consolidator',
    consequence: 'That entity is verified.',
    citation: '1.506(d)(1)',
    isNamed: true,
    isVerified: true,
  },
  importer: {
    label: 'The importer',
    consequence:
      'If you control it as a receiving facility under part 117 or 507, determine the file as deemed in compliance.',
    citation: '1.502(c)(1)',
    isNamed: false,
    isVerified: false,
  },
  not_consumable: {
    label: 'Nobody needs to: it cannot be eaten without the control',
    consequence: 'Document why, for example cocoa or coffee beans. The supplier is not verified for this hazard.',
    citation: '1.507(a)(1)',
    isNamed: false,
    isVerified: false,
    later: '1.507(a)(1)',
  },
  customer_pc: {
    label: 'A customer subject to part 117 or 507',
    consequence: 'Disclose that the food is not processed to control the hazard, and obtain its yearly assurance.',
    citation: '1.507(a)(2)',
    isNamed: true,
    isVerified: false,
    later: '1.507(a)(2)',
  },
  customer_other: {
    label: 'A customer not subject to part 117 or 507',
    consequence: 'Disclose that the food is not processed to control the hazard, and obtain its yearly assurance.',
    citation: '1.507(a)(3)',
    isNamed: true,
    isVerified: false,
    later: '1.507(a)(3)',
  },
  subsequent_entity: {
    label: 'Somebody after the customer',
    consequence:
      'Disclose that the food is not processed to control the hazard, and obtain the yearly assurance of the customer.',
    citation: '1.507(a)(4)',
    isNamed: true,
    isVerified: false,
    later: '1.507(a)(4)',
  },
  own_system: {
    label: 'A later step, ensured by our own system',
    consequence: 'Document the system and that it is used.',
    citation: '1.507(a)(5)',
    isNamed: false,
    isVerified: false,
    later: '1.507(a)(5)',
  },
  part_113: {
    label: 'The supplier, under part 113 (low-acid canned food)',
    consequence: 'Verify and document every year that the food was made under part 113.',
    citation: '1.502(b)(1)',
    isNamed: false,
    isVerified: false,
  },
};

export const MAX_EVIDENCE = 20;
const allocationFields = {
  /** Of the signed hazard analysis. */
  hazardKey: uuid('Not a valid key'),
  /** Null until somebody decides. */
  controlledBy: z._default(z.nullable(z.enum(CONTROLLERS, 'Choose who controls the hazard')), null),
  /** The entity, where it is neither the supplier nor the importer. */
  entityName: rowText(255),
  /** How it controls the hazard; of `not_consumable`, why the food cannot be eaten without a control. */
  control: reasonText,
  /** Ids of documents. */
  evidence: z._default(
    z.array(uuid('Not a valid id')).check(
      z.maxLength(MAX_EVIDENCE, 'At most 20 documents'),
      z.overwrite((ids) => [...new Set(ids)]),
    ),
    [],
  ),
};
export const allocationInput = z.object(allocationFields).check(z.meta({ id: 'HazardAllocationInput' }));
export type AllocationInput = z.output<typeof allocationInput>;

/** With what the signed analysis says of the hazard when the draft was saved. */
export const hazardAllocation = z
  .object({
    hazardKey: z.string(),
    hazardName: z.string(),
    hazardClass: z.string(),
    subtype: z.string(),
    /** Severity times probability, 1 to 15; null where the analysis has none, as for covered produce. */
    score: z.nullable(z.int()),
    /** Serious adverse health consequences or death are reasonably probable (21 CFR 1.506(d)(2)). */
    sahcodha: z.boolean(),
    /** The biological hazards of covered produce (21 CFR 1.504(e)). */
    requiredByPart112: z.boolean(),
    controlledBy: z.nullable(z.enum(CONTROLLERS)),
    entityName: nullableText,
    control: nullableText,
    evidence: z.array(z.string()),
  })
  .check(z.meta({ id: 'HazardAllocation' }));
export type HazardAllocation = z.output<typeof hazardAllocation>;
