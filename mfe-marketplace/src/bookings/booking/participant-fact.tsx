import { PersonIcon, styled, ToolIcon } from '@plaza/ui';
import { Fact } from './fact';
import type { Participant } from './participants';

interface Props {
  readonly participant: Participant;
  /** Without the phone number. */
  readonly brief?: boolean;
}

/** The name and phone number of a participant. */
export function ParticipantFact({ participant: { role, account }, brief = false }: Props) {
  return (
    <Fact icon={role === 'Contractor' ? <ToolIcon label={role} /> : <PersonIcon label={role} />}>
      {account ? (
        <>
          {account.name}
          {account.company && `, ${account.company}`}
          {account.phone && !brief && (
            <>
              {' '}
              <PhoneLink href={`tel:${account.phone.replace(/[^\d+]/g, '')}`}>{account.phone}</PhoneLink>
            </>
          )}
        </>
      ) : (
        <Deleted>{`${role}: this account is gone`}</Deleted>
      )}
    </Fact>
  );
}

/** Where it has no room beside the name it begins a line: a dot between them would hang at an end of one. */
const PhoneLink = styled.a`
  white-space: nowrap;
`;

const Deleted = styled.span`
  color: ${({ theme }) => theme.color.attention.text};
`;
