import { cutText } from '@plaza/contracts/cut-text';
import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import { Avatar, Moment, styled, useNow, VisuallyHidden } from '@plaza/ui';
import { ChoiceRow } from '../../panes/choice-row';
import { BookingLink } from '../booking-link';
import type { UnsentMessage } from '../outbox/unsent-messages';
import { OnlineDot } from '../participant/online';
import { RoleBadge } from '../participant/role-badge';

interface Props {
  readonly conversation: Conversation;
  /** The user's latest message that waits or was rejected. */
  readonly unsent: UnsentMessage | undefined;
  readonly isChosen: boolean;
  /** Whether this row is the tab stop of the list. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
}

/** The participant, the last or the unsent message, and the unread count of a conversation. */
export function ConversationRow({ conversation, unsent, isChosen, isStop, onFocus, onChoose }: Props) {
  const { participantName, participantRole, bookingId, lastMessage, lastMessageTime, unreadCount, isOnline } =
    conversation;
  const now = useNow();
  const bookingLink = (
    <RowLink bookingId={bookingId} tabIndex={isStop ? 0 : -1} onFocus={onFocus}>
      About a booking<VisuallyHidden> with {participantName}</VisuallyHidden>
    </RowLink>
  );
  return (
    <ChoiceRow isChosen={isChosen} isStop={isStop} onFocus={onFocus} onChoose={onChoose} aside={bookingLink}>
      <Columns>
        <Face>
          <Avatar name={participantName} size={40} />
          {isOnline && <OnlineDot />}
        </Face>
        <Lines>
          <Line>
            <Name $strong={unreadCount > 0}>{participantName}</Name>
            {lastMessageTime && (
              <Age>
                <Moment at={lastMessageTime} now={now} />
              </Age>
            )}
          </Line>
          <Line>
            {unsent ? (
              <Unsent $rejected={unsent.refusal !== undefined}>
                {`${unsent.refusal === undefined ? 'Not sent yet' : 'Not sent'}: ${cutText(unsent.content, shownLength)}`}
              </Unsent>
            ) : (
              <Last $strong={unreadCount > 0}>{cutText(lastMessage, shownLength) || 'No messages yet'}</Last>
            )}
            {unreadCount > 0 && (
              <Unread>
                {unreadCount}
                <VisuallyHidden> unread</VisuallyHidden>
              </Unread>
            )}
          </Line>
          <Line>
            <RoleBadge role={participantRole} />
          </Line>
        </Lines>
      </Columns>
    </ChoiceRow>
  );
}

/** Longer than any line. Screen readers would otherwise read a long message to its end. */
const shownLength = 120;

const Columns = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[12]};
`;

const Face = styled.span`
  position: relative;
  flex: none;
  height: 40px;
`;

const Lines = styled.span`
  flex: 1;
  display: grid;
  gap: 3px;
  min-width: 0;
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  min-width: 0;
`;

const Name = styled.span<{ $strong: boolean }>`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${({ theme, $strong }) => theme.weight[$strong ? 'strong' : 'medium']};
`;

const Age = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Preview = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Last = styled(Preview)<{ $strong: boolean }>`
  color: ${({ theme, $strong }) => ($strong ? theme.color.text : theme.color.muted)};
`;

const Unsent = styled(Preview)<{ $rejected: boolean }>`
  color: ${({ theme, $rejected }) => theme.color[$rejected ? 'bad' : 'attention'].text};
`;

const Unread = styled.span`
  flex: none;
  min-width: 20px;
  padding: 0 6px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: 20px;
  text-align: center;
`;

const RowLink = styled(BookingLink)`
  position: absolute;
  inset: auto 12px 14px auto; /* beside the role, outside of the button */
  font-size: ${({ theme }) => theme.size[13]};
`;
