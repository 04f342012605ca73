import type { InspectionStatus } from '@fsvp/contracts/quality/receiving-inspection';

/** The toast of a saved new inspection; 'failed and completed' replaces 'completed' if it failed. */
export function completedText(status: InspectionStatus): string {
  return `Receiving inspection ${status === 'failed' ? 'failed and completed' : 'completed'} successfully`;
}
