import type { Qualification } from '@fsvp/contracts/program/qualified-individual';
import { Inline } from '@fsvp/ui';
import { StateBadge } from './state-badge.js';

/** 'Version 2' with its state. */
export function VersionTitle({ qualification }: { qualification: Qualification }) {
  return (
    <Inline>
      {`Version ${qualification.versionNumber}`}
      <StateBadge qualification={qualification} />
    </Inline>
  );
}
