import { PersonIcon, styled, ToolIcon } from '@plaza/ui';
import { Fact } from './fact';
import type { Participant } from './participants';

/** The name and phone number of a participant. */
export function ParticipantFact({ side: { part, person } }: { side: Participant }) {
  return (
    <Fact icon={part === 'Contractor' ? <ToolIcon label={part} /> : <PersonIcon label={part} />}>
      {person ? (
        <>
          {person.name}
          {person.company && `, ${person.company}`}
          {person.phone && (
            <>
              {' · '}
              <PhoneLink href={`tel:${person.phone.replace(/[^\d+]/g, '')}`}>{person.phone}</PhoneLink>
            </>
          )}
        </>
      ) : (
        <Gone>{`${part}: this account is gone`}</Gone>
      )}
    </Fact>
  );
}

const PhoneLink = styled.a`
  white-space: nowrap;
`;

const Gone = styled.span`
  color: ${({ theme }) => theme.color.attention.text};
`;
