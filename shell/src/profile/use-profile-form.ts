import type { ClientInput } from '@fsvp/contracts/core/call';
import { updateCurrentUser, type User } from '@fsvp/contracts/access/user';
import { useContractForm } from '@fsvp/ui/dialogs';

interface Values {
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
}

export function useProfileForm(user: User) {
  return useContractForm<Values, ClientInput<typeof updateCurrentUser>['body']>({
    schema: updateCurrentUser.body!,
    defaultValues: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      profileImageUrl: user.profileImageUrl,
    },
  });
}
