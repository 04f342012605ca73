import { createCalendarFeed, listCalendarFeeds, revokeCalendarFeed } from '@fsvp/contracts/catalogue/calendar-feed';
import { t } from '@fsvp/ui';
import { useApiMutation, useApiQuery } from '@fsvp/web-kit';

const changes = ['calendar-feed'] as const;

/** Read again each time, for the last use. */
export const useFeeds = () => useApiQuery(listCalendarFeeds, {}, { gcTime: 0 });
export const useCreateFeed = () => useApiMutation(createCalendarFeed, { changes });
export const useRevokeFeed = (onSuccess: () => void) =>
  useApiMutation(revokeCalendarFeed, { changes, success: t({ defaultMessage: 'Address revoked' }), onSuccess });
