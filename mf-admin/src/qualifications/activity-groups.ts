import type { QualifiedActivity } from '@fsvp/contracts/signatures/qualified-activity';

/** The activities of a qualification, as a form groups them. */
export const ACTIVITY_GROUPS: readonly { label: string; activities: readonly QualifiedActivity[] }[] = [
  {
    label: 'Analyze and decide',
    activities: ['hazard_analysis', 'evaluation', 'approval', 'plan', 'eligibility', 'procedure', 'screening'],
  },
  {
    label: 'Verify and correct',
    activities: ['audit', 'sampling_testing', 'records_review', 'results_review', 'corrective_action'],
  },
];
