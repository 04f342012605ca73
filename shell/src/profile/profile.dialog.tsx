import type { User } from '@fsvp/contracts/access/user';
import { Spinner, Tabs, Text, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { lazyComponent } from '@fsvp/web-kit';
import { Suspense } from 'react';
import type { AccountSection } from './own-account-sections.js';
import { ProfileForm } from './profile-form.js';
import type { ProfileSection } from './profile-section.js';
import { useProfileForm } from './use-profile-form.js';

const OwnAccountSection = lazyComponent(() => import(/* webpackChunkName: "account" */ './own-account-sections.js'));

const NotificationKinds = lazyComponent(() => import(/* webpackChunkName: "account" */ './notification-kinds.js'));

interface ProfileDialogProps {
  user: User;
  /** Undefined closes the dialog. */
  section: ProfileSection | undefined;
  onSection: (section: ProfileSection) => void;
  onClose: () => void;
}

/** Default export, because it is loaded on demand. */
export function ProfileDialog({ user, section, onSection, onClose }: ProfileDialogProps) {
  const shown = useLastDefined(section) ?? '1';
  return (
    <Dialog
      open={section !== undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Profile"
      description={user.email ?? undefined}
    >
      <Sections user={user} section={shown} onSection={onSection} onClose={onClose} />
    </Dialog>
  );
}

function Sections({ user, section, onSection, onClose }: ProfileDialogProps & { section: ProfileSection }) {
  // Here, so that what was typed is kept while another section is shown.
  const form = useProfileForm(user);
  return (
    <Tabs
      label="Sections of the profile"
      value={section}
      onChange={(next) => onSection(next as ProfileSection)}
      tabs={[
        { value: '1', label: 'Identity', content: <ProfileForm user={user} form={form} onDone={onClose} /> },
        { value: 'sign-in', label: 'Sign-in', content: <OwnAccount user={user} section="sign-in" /> },
        { value: 'sessions', label: 'Sessions', content: <OwnAccount user={user} section="sessions" /> },
        { value: 'tokens', label: 'API tokens', content: <OwnAccount user={user} section="tokens" /> },
        {
          value: 'notifications',
          label: 'Notifications',
          content: (
            <Suspense fallback={<Spinner label="Loading…" />}>
              <NotificationKinds user={user} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}

const WHAT: Record<AccountSection, string> = {
  'sign-in': 'A personal password and a second factor',
  sessions: 'A list of your sessions',
  tokens: 'API tokens',
};

function OwnAccount({ user, section }: { user: User; section: AccountSection }) {
  if (user.kind !== 'user')
    return (
      <Text as="p">
        {`${WHAT[section]} ${section === 'sessions' ? 'is' : 'are'} available only with your own account. You are signed in with the shared password. Ask an administrator to invite you.`}
      </Text>
    );
  return (
    <Suspense fallback={<Spinner label="Loading…" />}>
      <OwnAccountSection user={user} section={section} />
    </Suspense>
  );
}
