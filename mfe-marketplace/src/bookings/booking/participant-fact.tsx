import { PersonIcon, styled, ToolIcon } from '@plaza/ui';
import { nameAndCompany } from '../../text/name-and-company';
import { IconText } from './icon-text';
import type { Participant } from './participants';

interface Props {
  readonly participant: Participant;
  /** Without the phone number. */
  readonly brief?: boolean;
}

/** The name and phone number of a participant. */
export function ParticipantFact({ participant: { role, account }, brief = false }: Props) {
  return (
    <IconText icon={role === 'Contractor' ? <ToolIcon label={role} /> : <PersonIcon label={role} />}>
      {account ? (
        <>
          {nameAndCompany(account)}
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
    </IconText>
  );
}

/**
 * A phone number without room beside the name starts a new line; a dot separator would be left at the end of a line.
 */
const PhoneLink = styled.a`
  white-space: nowrap;
`;

const Deleted = styled.span`
  color: ${({ theme }) => theme.color.attention.text};
`;
