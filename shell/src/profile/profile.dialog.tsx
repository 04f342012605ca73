import type { User } from '@fsvp/contracts/user';
import { Dialog } from '@fsvp/ui';
import { ProfileForm } from './profile-form.js';

interface ProfileDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Default export, because it is loaded on demand. */
export default function ProfileDialog({ user, open, onOpenChange }: ProfileDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Profile" description={user.email ?? undefined} size="sm">
      <ProfileForm user={user} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
