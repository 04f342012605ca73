import type { Reevaluation } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { useUrlState } from '@fsvp/web-kit';
import { useState } from 'react';
import { ReevaluationPage } from './reevaluation.page.js';
import { ReevaluationsList } from './reevaluations-list.js';
import { reevaluationsUrl } from './reevaluations.url.js';

/** The list of reevaluations, or one of them in place of it. */
export function ReevaluationsScreen() {
  const [{ reevaluation }, setState] = useUrlState(reevaluationsUrl);
  const [opened, setOpened] = useState<Reevaluation>();
  if (!reevaluation)
    return (
      <ReevaluationsList
        returnedFrom={opened?.id}
        onView={(next) => {
          setOpened(next);
          setState({ reevaluations: '1', reevaluation: next.id });
        }}
        onBack={() => setState({ reevaluations: undefined, sort: undefined, order: undefined, offset: 0 })}
      />
    );
  return (
    <ReevaluationPage
      key={reevaluation}
      id={reevaluation}
      known={opened?.id === reevaluation ? opened : undefined}
      onBack={() => setState({ reevaluations: '1', reevaluation: undefined })}
    />
  );
}
