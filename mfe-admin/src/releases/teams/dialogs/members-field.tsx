import { limits } from '@plaza/contracts/limits';
import { CloseIcon, IconButton, LinkButton, SearchInput, Stack, styled, useDebouncedValue } from '@plaza/ui';
import { type KeyboardEvent, useState } from 'react';
import { fullName } from '../../../names/full-name';
import { useUserName } from '../../../names/use-user-name';
import { useAdminUsersQuery } from '../../../users/api/users-api';

interface MembersFieldProps {
  /** The ids of users. */
  members: readonly string[];
  onChange: (members: string[]) => void;
}

const pauseMs = 300;
const shownAtOnce = 5;

/** The members of a team, whom administrators can search by name or email. */
export function MembersField({ members, onChange }: MembersFieldProps) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), pauseMs);
  const filters = { page: 1, search, company: '', role: '', contractorId: '' } as const;
  const { currentData } = useAdminUsersQuery(filters, { skip: search.length < 2, refetchOnMountOrArgChange: true });
  const found = currentData?.users.filter(({ id }) => !members.includes(id)).slice(0, shownAtOnce);

  /** Adds the only person found, and never submits the form of the team. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const [only, ...others] = found ?? [];
    if (only && others.length === 0 && search === typed.trim()) onChange([...members, only.id]);
  }

  return (
    <Group onKeyDown={handleKeyDown}>
      <legend>Members</legend>
      <Stack gap={8}>
        {members.length > 0 && (
          <ul aria-label="Members">
            {members.map((id) => (
              <Member key={id} id={id} onRemove={() => onChange(members.filter((one) => one !== id))} />
            ))}
          </ul>
        )}
        <SearchInput label="Find somebody" value={typed} onValueChange={setTyped} maxLength={limits.email} />
        {found && (
          <ul aria-label="Found">
            {found.map((user) => (
              <li key={user.id}>
                <span>
                  {fullName(user)} <small>{user.email}</small>
                </span>
                <LinkButton aria-label={`Add ${fullName(user)}`} onClick={() => onChange([...members, user.id])}>
                  Add
                </LinkButton>
              </li>
            ))}
            {found.length === 0 && <li>Nobody else is called that.</li>}
          </ul>
        )}
      </Stack>
    </Group>
  );
}

function Member({ id, onRemove }: { id: string; onRemove: () => void }) {
  const name = useUserName(id, 'A member whose name could not be loaded');
  return (
    <li>
      <span>{name}</span>
      <IconButton size="sm" label={`Remove ${name}`} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: ${({ theme }) => theme.space[8]}; padding: 0; font-weight: ${({ theme }) => theme.weight.strong}; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { display: flex; align-items: center; justify-content: space-between; gap: ${({ theme }) => theme.space[8]}; min-height: 32px; }
  span { min-width: 0; overflow-wrap: anywhere; }
  small { color: ${({ theme }) => theme.color.muted}; }
`;
