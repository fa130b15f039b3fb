import type { Ticket } from '@plaza/contracts/marketplace/tickets';
import { Badge, Dotted, Empty, Moment, Row, styled, ToolIcon, useNow } from '@plaza/ui';
import { useState } from 'react';
import { moveByArrows } from '../../../panes/arrow-keys';
import { ChoiceList, ChoiceRow } from '../../../panes/choice-row';
import { Clamped } from '../../../text/clamped';
import { priorityLabel, statusLabel } from '../ticket-labels';

interface Props {
  readonly tickets: readonly Ticket[];
  readonly isFiltered: boolean;
  /** Whether these are the tickets of all users, as administrators see them. */
  readonly isForAll: boolean;
  /** Empty if none is chosen. */
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

/** The tickets, the latest first; arrow keys move the focus, Enter chooses. */
export function TicketList({ tickets, isFiltered, isForAll, chosenId, onChoose }: Props) {
  const now = useNow();
  const [focused, setFocused] = useState<string>();
  const stop = [focused, chosenId].find((id) => tickets.some((one) => one.id === id)) ?? tickets[0]?.id;
  if (tickets.length === 0) {
    return (
      <Empty
        icon={<ToolIcon size={20} />}
        title="No tickets found"
        text={
          isFiltered
            ? 'No ticket is in this state. Choose another one above.'
            : isForAll
              ? 'Nobody has asked for help. What people ask appears here, for you to answer.'
              : 'Press New Ticket to ask for help. The answers appear here.'
        }
      />
    );
  }
  return (
    <ChoiceList aria-label="Tickets" onKeyDown={moveByArrows}>
      {tickets.map(({ id, title, status, priority, userName, assignedToName, updatedAt }) => (
        <ChoiceRow
          key={id}
          isChosen={id === chosenId}
          isStop={id === stop}
          onFocus={() => setFocused(id)}
          onChoose={() => onChoose(id)}
        >
          <Lines>
            <Title>
              <Clamped text={title} lines={2} />
            </Title>
            <Row gap={8}>
              <Badge dot tone={statusLabel(status).tone}>
                {statusLabel(status).label}
              </Badge>
              {priority !== 'medium' && <Muted>{priorityLabel(priority)} priority</Muted>}
            </Row>
            <Muted>
              <Dotted>
                {userName}
                {assignedToName ? `assigned to ${assignedToName}` : 'unassigned'}
                <Moment at={updatedAt} now={now} />
              </Dotted>
            </Muted>
          </Lines>
        </ChoiceRow>
      ))}
    </ChoiceList>
  );
}

const Lines = styled.span`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  font-weight: ${({ theme }) => theme.weight.medium};
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
