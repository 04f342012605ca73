import { Avatar, Menu } from '@fsvp/ui';
import { lazyComponent, useSession } from '@fsvp/web-kit';
import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { signOut } from '../session/sign-out.js';
import { OverlayBoundary } from '../shortcuts/overlay.boundary.js';

const ProfileDialog = lazyComponent(() => import(/* webpackChunkName: "profile" */ '../profile/profile.dialog.js'));

/** Avatar and full name; 'User' if the user has no name. */
export function UserMenu() {
  const { user } = useSession();
  /** Undefined until first opened. */
  const [profileOpen, setProfileOpen] = useState<boolean>();
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
          </div>
        }
        items={[
          {
            label: 'Profile',
            icon: <UserRound aria-hidden size={16} strokeWidth={1.75} />,
            onSelect: () => setProfileOpen(true),
          },
          {
            label: 'Sign Out',
            icon: <LogOut aria-hidden size={16} strokeWidth={1.75} />,
            onSelect: () => void signOut(),
          },
        ]}
      />
      <OverlayBoundary subject="The profile" onFailed={() => setProfileOpen(undefined)}>
        <Suspense>
          {user && profileOpen !== undefined ? (
            <ProfileDialog user={user} open={profileOpen} onOpenChange={setProfileOpen} />
          ) : null}
        </Suspense>
      </OverlayBoundary>
    </>
  );
}
