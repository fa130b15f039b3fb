import type { Ticket } from '@plaza/contracts/marketplace/tickets';
import { Badge, Empty, Moment, Row, styled, ToolIcon } from '@plaza/ui';
import { useState } from 'react';
import { useMinuteClock } from '../contractors/minute-clock';
import { moveByArrows, row } from '../messages/arrow-keys';
import { priorityOf, stateOf } from './ticket-words';

interface Props {
  readonly tickets: readonly Ticket[];
  readonly isFiltered: boolean;
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The tickets, the latest first; arrows move, Enter chooses. */
export function TicketList({ tickets, isFiltered, chosenId, onChoose }: Props) {
  const now = useMinuteClock();
  const [focused, setFocused] = useState<string>();
  const stop = [focused, chosenId].find((id) => tickets.some((one) => one.id === id)) ?? tickets[0]?.id;
  if (tickets.length === 0) {
    return (
      <Empty
        icon={<ToolIcon size={20} />}
        title="No tickets found"
        text={isFiltered ? 'No ticket is in this state.' : 'Ask for help with New ticket; the answers appear here.'}
      />
    );
  }
  return (
    <List aria-label="Tickets" onKeyDown={moveByArrows}>
      {tickets.map(({ id, title, status, priority, userName, assignedToName, updatedAt }) => (
        <Item key={id} data-chosen={id === chosenId}>
          <Choice
            {...row}
            type="button"
            tabIndex={id === stop ? 0 : -1}
            aria-current={id === chosenId}
            onFocus={() => setFocused(id)}
            onClick={() => onChoose(id)}
          >
            <Title>{title}</Title>
            <Row gap={8}>
              <Badge dot tone={stateOf(status).tone}>
                {stateOf(status).label}
              </Badge>
              {priority !== 'medium' && <Muted>{priorityOf(priority)} priority</Muted>}
            </Row>
            <Muted>
              {userName} · {assignedToName ? `with ${assignedToName}` : 'with nobody yet'} ·{' '}
              <Moment at={updatedAt} now={now} />
            </Muted>
          </Choice>
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

const Item = styled.li`
  & + & { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  &:hover { background: ${({ theme }) => theme.color.hover}; }
  &[data-chosen='true'] { background: ${({ theme }) => theme.color.accentTint}; }
`;

const Choice = styled.button`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  width: 100%;
  padding: ${({ theme }) => theme.space[12]};
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  &:focus-visible { outline-offset: -2px; }
`;

const Title = styled.span`
  font-weight: ${({ theme }) => theme.weight.medium};
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
