import type { InspectionStatus } from '@fsvp/contracts/receiving-inspection';

/** The toast of a saved new inspection: §8's sentence, in which 'failed and completed' takes the place of 'completed' when it failed. */
export function completedText(status: InspectionStatus): string {
  return `Receiving inspection ${status === 'failed' ? 'failed and completed' : 'completed'} successfully`;
}
