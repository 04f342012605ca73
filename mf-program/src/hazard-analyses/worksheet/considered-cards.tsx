import { HAZARD_FACTOR_LABELS, HAZARD_ORIGIN_LABELS } from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import { Card, Columns } from '@fsvp/ui';
import type { PartProps } from './scope-card.js';
import { TextAnswer } from './text-answer.js';

const HINTS = {
  natural: 'Such as molds, marine toxins, metals of the soil',
  unintentional: 'Such as cross-contact, residues, broken equipment',
  economic_gain: 'Such as dyes or dilution that make the food unsafe; quality fraud alone is out of scope',
} as const;

/** The three origins (21 CFR 1.504(b)(2)). */
export function OriginsCard({ content, errorOf, onChange, onCheck }: PartProps) {
  return (
    <Card title="Origins" description="Say for each what you considered, in at least 10 characters (§1.504(b)(2)).">
      <Columns count={3}>
        {content.originsConsidered.map(({ origin, reason }) => (
          <TextAnswer
            key={origin}
            label={HAZARD_ORIGIN_LABELS[origin]}
            hint={HINTS[origin]}
            path={`originsConsidered.${origin}.reason`}
            value={reason}
            error={errorOf(`originsConsidered.${origin}.reason`)}
            isUnchecked={content.toCheck.includes(`originsConsidered.${origin}`)}
            onCheck={onCheck}
            onChange={onChange}
          />
        ))}
      </Columns>
    </Card>
  );
}

/** The ten factors (21 CFR 1.504(c)(3)). */
export function FactorsCard({ content, errorOf, onChange, onCheck }: PartProps) {
  return (
    <Card
      title="Factors"
      description="Say what each means for the safety of this food, or why it is not relevant. A short sentence is enough (§1.504(c)(3))."
    >
      <Columns count={2}>
        {content.factors.map(({ factor, effect }) => (
          <TextAnswer
            key={factor}
            label={HAZARD_FACTOR_LABELS[factor]}
            path={`factors.${factor}.effect`}
            value={effect}
            error={errorOf(`factors.${factor}.effect`)}
            isUnchecked={content.toCheck.includes(`factors.${factor}`)}
            onCheck={onCheck}
            onChange={onChange}
          />
        ))}
      </Columns>
    </Card>
  );
}
