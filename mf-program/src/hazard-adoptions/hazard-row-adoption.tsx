import { foodAnalysisHref } from '@fsvp/contracts/program/food';
import { Text, TextLink } from '@fsvp/ui';
import { WriteOnly, type ExtensionProps } from '@fsvp/web-kit';
import { Fragment, type ReactNode } from 'react';
import { useAdoptions } from './api/list-adoptions.js';

/** On the card of a supplier's hazard analysis: the foods whose analysis it is part of, or where to adopt it. */
export function HazardRowAdoption({ hazardId, hazardIds }: ExtensionProps['hazard-row']) {
  const query = useAdoptions(hazardIds);
  if (query.isError) return <Line>Hazard analyses of foods: not available</Line>;
  if (!query.data) return null;
  const own = query.data.adoptions.filter(({ hazardAnalysisId }) => hazardAnalysisId === hazardId);
  const signed = own.filter(({ state }) => state === 'signed');
  const foods = (signed.length > 0 ? signed : own).map(({ foodId, foodName, versionNumber }, index) => (
    <Fragment key={foodId}>
      {index > 0 ? ', ' : null}
      <TextLink href={foodAnalysisHref(foodId)}>{foodName}</TextLink>
      {signed.length > 0 ? ` (version ${versionNumber})` : null}
    </Fragment>
  ));
  if (signed.length > 0) return <Line>Part of the signed hazard analysis of {foods}</Line>;
  if (own.length > 0) return <Line>Part of no signed analysis · In the draft for {foods}</Line>;
  return (
    <Line>
      Part of no signed analysis
      <WriteOnly>
        {' · '}
        <TextLink href={`/foods?adopt=${hazardId}`}>Adopt</TextLink>
      </WriteOnly>
    </Line>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Text as="p" size="meta" tone="muted">
    {children}
  </Text>
);
