import type { FoodFlag } from '@fsvp/contracts/program/food';

interface FactQuestion {
  fact: FoodFlag;
  question: string;
  /** What it means, and the section that makes it matter. */
  help: string;
}

/** In the order of the form: what the food is, how it is made, and what is recorded of it. */
export const FACT_GROUPS: readonly { title: string; questions: readonly FactQuestion[] }[] = [
  {
    title: 'What it is',
    questions: [
      {
        fact: 'rawCommodity',
        question: 'Is it a raw agricultural commodity?',
        help: 'Food in its natural state, such as whole apples. A farm that grows produce and is not a covered farm can then be a small supplier (§1.512(a)(2)(ii)).',
      },
      {
        fact: 'coveredProduce',
        question: 'Is it produce that 21 CFR part 112 covers?',
        help: 'Fruits, vegetables, mushrooms, sprouts, herbs and tree nuts, except those that 21 CFR 112.2(a)(1) lists as rarely consumed raw, such as potatoes. Its supplier is evaluated and verified even if no hazard needs a control (§1.504(f)).',
      },
      {
        fact: 'shellEggs',
        question: 'Is it shell eggs?',
        help: 'A producer with fewer than 3,000 laying hens can be a small supplier (§1.512(a)(2)).',
      },
    ],
  },
  {
    title: 'How it is made',
    questions: [
      {
        fact: 'lowAcidCanned',
        question: 'Is it low-acid canned food?',
        help: 'Heat-treated low-acid food in sealed containers. You document that it is made under 21 CFR part 113 (§1.502(b)(1)), unless it is an ingredient that you use under that part yourself (§1.502(b)(2)).',
      },
      {
        fact: 'acidified',
        question: 'Is it an acidified food?',
        help: 'Low-acid food to which acid is added. 21 CFR part 114 applies to how it is made, not part 113.',
      },
      {
        fact: 'readyToEat',
        question: 'Is it ready to eat?',
        help: 'People eat it without a step that would reduce its hazards (§1.504(c)(2)).',
      },
      {
        fact: 'exposedBeforePackaging',
        question: 'Is it exposed to the environment before it is packaged?',
        help: 'The analysis of a ready-to-eat food then evaluates environmental pathogens (§1.504(c)(2)).',
      },
      {
        fact: 'lethalStepAfter',
        question: 'Is there a step after that exposure that kills pathogens?',
        help: 'A treatment of the packaged food, or its formulation. Environmental pathogens then need no evaluation of their own (§1.504(c)(2)).',
      },
    ],
  },
  {
    title: 'Traceability',
    questions: [
      {
        fact: 'traceabilityListed',
        question: 'Is it on the Food Traceability List?',
        help: "FDA's list of foods that require additional records, including as an ingredient in the same form (§1.1300). Exempt are Grade “A” cottage cheese on the IMS list, since February 19, 2026, and raw bivalve molluscan shellfish under the National Shellfish Sanitation Program (§1.1305(f)). FDA does not enforce the rule before July 20, 2028.",
      },
    ],
  },
];
