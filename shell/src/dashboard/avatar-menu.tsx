import { roleBadge } from '@plaza/contracts/roles';
import { Avatar, Menu, SettingsIcon, SignOutIcon, styled } from '@plaza/ui';
import { signOut, useAppDispatch, useUser } from '@plaza/web-kit';
import { useNavigate } from '@plaza/web-kit/router';

/** Who is signed in, their profile, and signing out (to /signin). */
export function AvatarMenu() {
  const user = useUser();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  async function handleSignOut() {
    navigate('/signin');
    await dispatch(signOut());
  }
  return (
    <Menu
      align="end"
      trigger={
        <Trigger type="button" aria-label={`Account of ${name}`}>
          <Avatar name={name} size={32} />
        </Trigger>
      }
      items={[
        { heading: name },
        { heading: user.email },
        { heading: roleBadge(user.role) },
        'separator',
        { label: 'Profile Settings', icon: <SettingsIcon />, onSelect: () => navigate('/profile') },
        'separator',
        { label: 'Sign Out', icon: <SignOutIcon />, onSelect: handleSignOut },
      ]}
    />
  );
}

const Trigger = styled.button`
  margin-left: ${({ theme }) => theme.space[4]};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.round};
  background: none;
  cursor: pointer;
`;
