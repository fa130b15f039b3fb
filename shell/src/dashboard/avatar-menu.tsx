import { roleBadge } from '@plaza/contracts/roles';
import { Avatar, Badge, Menu, styled } from '@plaza/ui';
import { leaveSession, useAppDispatch, useUser } from '@plaza/web-kit';
import { useNavigate } from '@plaza/web-kit/router';
import { useState } from 'react';
import { useAccountEntries } from './use-account-entries';

/**
 * The account menu: the signed-in user, their addresses and two-factor (from the auth remote), their profile, and
 * signing out (to /signin).
 */
export function AvatarMenu() {
  const user = useUser();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const { entries, part } = useAccountEntries(opened);
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <>
      <Menu
        align="end"
        onOpenChange={(open) => open && setOpened(true)}
        trigger={
          <Trigger type="button" aria-label={`Account of ${name}`}>
            <Avatar name={name} src={user.profileImageUrl} size={32} />
          </Trigger>
        }
        header={
          <Person>
            <Avatar name={name} src={user.profileImageUrl} size={40} />
            <Text>
              <Name>{name}</Name>
              <Email>{user.email}</Email>
              <Badge tone="info">{roleBadge(user.role)}</Badge>
            </Text>
          </Person>
        }
        items={[
          'separator',
          ...entries,
          'separator',
          { label: 'Profile Settings', onSelect: () => navigate('/profile') },
          { label: 'Sign Out', onSelect: () => void dispatch(leaveSession('/signin', navigate)) },
        ]}
      />
      {part}
    </>
  );
}

const Trigger = styled.button`
  display: grid;
  margin-left: ${({ theme }) => theme.space[4]};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.round};
  background: none;
  transition: box-shadow ${({ theme }) => theme.motion.fast};
  ${({ theme }) => theme.media.touch} { place-items: center; width: 44px; height: 44px; margin-left: 0; }
  &:hover, &[aria-expanded='true'] { box-shadow: 0 0 0 2px ${({ theme }) => theme.color.edge}; }
`;

const Person = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[12]};
  min-width: 240px;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[8]};
`;

const Text = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
`;

const Name = styled.p`
  font-weight: ${({ theme }) => theme.weight.strong};
  overflow-wrap: anywhere;
`;

const Email = styled.p`
  margin-bottom: ${({ theme }) => theme.space[8]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  overflow-wrap: anywhere;
`;
