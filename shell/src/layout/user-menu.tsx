import { Avatar, Menu, useDensity } from '@fsvp/ui';
import { lazyComponent, urlChoice, useSession, useUrlState } from '@fsvp/web-kit';
import { ChevronDown, LogOut, Rows3, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dialogs } from '../modules/dialogs.js';
import { PROFILE_SECTIONS } from '../profile/profile-section.js';
import { roleName } from '../profile/role-name.js';
import { signOut } from '../session/sign-out.js';
import { OverlayBoundary } from '../shortcuts/overlay.boundary.js';

const ProfileDialog = lazyComponent(async () => ({ default: (await dialogs.read()).ProfileDialog }));

const url = { profile: urlChoice(PROFILE_SECTIONS) };

/** Avatar and full name; 'User' if the user has no name. */
export function UserMenu() {
  const { user } = useSession();
  const [density, setDensity] = useDensity();
  const [{ profile }, setUrl] = useUrlState(url);
  const [failed, setFailed] = useState(false);
  const section = failed ? undefined : profile;
  const open = section !== undefined;
  /** Stays true, because the closed dialog is visible until its animation ends. */
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  const openProfile = () => {
    setFailed(false);
    setUrl({ profile: '1' });
  };
  const closeProfile = () => setUrl({ profile: undefined });
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || 'User';
  return (
    <>
      <Menu
        label="User menu"
        trigger={
          <button
            type="button"
            onPointerEnter={() => ProfileDialog.prefetch()}
            className="flex min-h-9 max-w-56 items-center gap-2 rounded-control px-1.5 py-0.5 hover:bg-sunken pointer-coarse:min-h-11"
          >
            <Avatar src={user?.profileImageUrl} firstName={user?.firstName} lastName={user?.lastName} />
            {/* No aria-label: it would have to include the avatar's initials, which are visible text (WCAG 2.5.3). */}
            <span className="sr-only">User menu, </span>
            <span className="truncate font-medium max-lg:sr-only">{name}</span>
            <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-muted max-lg:hidden" />
          </button>
        }
        header={
          <div className="min-w-0">
            <div className="truncate font-medium">{name}</div>
            {user?.email ? <div className="truncate text-meta text-muted">{user.email}</div> : null}
            {user ? <div className="truncate text-meta text-muted">{roleName(user)}</div> : null}
          </div>
        }
        items={[
          {
            label: 'Profile',
            icon: <UserRound aria-hidden size={16} strokeWidth={1.75} />,
            onSelect: openProfile,
          },
          {
            label: density === 'compact' ? 'Comfortable Rows' : 'Compact Rows',
            icon: <Rows3 aria-hidden size={16} strokeWidth={1.75} />,
            onSelect: () => setDensity(density === 'compact' ? 'comfortable' : 'compact'),
          },
          {
            label: 'Sign Out',
            icon: <LogOut aria-hidden size={16} strokeWidth={1.75} />,
            onSelect: () => void signOut(user?.singleSignOn),
          },
        ]}
      />
      <OverlayBoundary
        subject="The profile"
        onFailed={() => {
          setFailed(true);
          setWasOpened(false);
          closeProfile();
        }}
      >
        <Suspense>
          {user && wasOpened ? (
            <ProfileDialog
              user={user}
              section={section}
              onSection={(next) => setUrl({ profile: next }, 'replace')}
              onClose={closeProfile}
            />
          ) : null}
        </Suspense>
      </OverlayBoundary>
    </>
  );
}
