import { findDraft } from '@fsvp/ui';

/** Under which the worksheet of a draft keeps what is not saved. */
export const keptTextKey = (analysisId: string) => `worksheet ${analysisId}`;

/** Whether something that was written into a draft is not saved. */
export const hasKeptText = (analysisId: string): boolean => findDraft(keptTextKey(analysisId)) !== undefined;
