import type { AdminUser } from '@plaza/contracts/identity/user-administration';
import { Avatar, Badge, styled } from '@plaza/ui';
import { fullName } from '../../names/full-name';

/** Identifies a user: picture, name and email. */
export function UserCell({ user, isSelf }: { user: AdminUser; isSelf: boolean }) {
  const name = fullName(user);
  return (
    <Line>
      <Avatar name={name} src={user.profileImageUrl} />
      <Text>
        <Name>
          <span title={name}>{name}</span>
          {isSelf && <Badge>You</Badge>}
        </Name>
        <Mail title={user.email}>{user.email}</Mail>
      </Text>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  min-width: 0;
  padding-block: ${({ theme }) => theme.space[4]};
`;

const Text = styled.div`
  display: grid;
  min-width: 16ch;
  max-width: 24ch;
  line-height: 1.35;
  ${({ theme }) => theme.media.phone} { min-width: 0; }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  min-width: 0;
  font-weight: ${({ theme }) => theme.weight.medium};
  > :first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Mail = styled.span`
  overflow: hidden;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.normal};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
