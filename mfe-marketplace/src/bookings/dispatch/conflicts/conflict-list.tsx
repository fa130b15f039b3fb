import { AlertIcon, styled } from '@plaza/ui';
import type { Conflicts } from './conflicts';

/** The conflicts of dropping the booking here, and whether the server would reject it. */
export function ConflictList({ conflicts: { messages, rejected } }: { conflicts: Conflicts }) {
  return (
    <List>
      {messages.map((message) => (
        <Item key={message} $rejected={rejected}>
          <AlertIcon />
          <span>{message}</span>
        </Item>
      ))}
      {rejected && <Item $rejected>Cannot be assigned</Item>}
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: 2px;
`;

const Item = styled.p<{ $rejected: boolean }>`
  display: flex;
  gap: 4px;
  color: ${({ theme, $rejected }) => theme.color[$rejected ? 'bad' : 'attention'].text};
  font-size: ${({ theme }) => theme.size[13]};
  > svg { flex: none; margin-top: 2px; }
`;
