import type { Message } from '@plaza/contracts/marketplace/conversations';
import { styled, VisuallyHidden } from '@plaza/ui';
import { clockExactly, clockTime } from '@plaza/ui/time';
import { memo } from 'react';
import { MessageText } from '../../panes/message-text';

interface BubbleProps {
  readonly message: Message;
  readonly isOwn: boolean;
  /** Whether "Read" is shown below it. */
  readonly isMarkedRead: boolean;
}

/** One message; the user's own ones are on the right. */
export const Bubble = memo(function Bubble({ message, isOwn, isMarkedRead }: BubbleProps) {
  const { senderName, content, timestamp } = message;
  return (
    <Side $own={isOwn}>
      <Box $own={isOwn}>
        <VisuallyHidden>{isOwn ? 'You' : senderName}: </VisuallyHidden>
        <MessageText text={content} />
        <Time dateTime={timestamp} title={clockExactly(timestamp, { seconds: true })}>
          {clockTime(timestamp)}
        </Time>
      </Box>
      {isMarkedRead && <Note>Read</Note>}
    </Side>
  );
});

export const Side = styled.div<{ $own: boolean }>`
  display: grid;
  justify-items: ${({ $own }) => ($own ? 'end' : 'start')};
  gap: 2px;
`;

export const Box = styled.div<{ $own: boolean }>`
  max-width: min(85%, 64ch);
  min-width: 0;
  padding: 6px ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme, $own }) => ($own ? theme.color.accentTint : theme.color.sunken)};
`;

const Time = styled.time`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: 0.75rem;
  text-align: end;
  white-space: nowrap;
`;

export const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
