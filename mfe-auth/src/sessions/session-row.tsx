import type { Session } from '@plaza/contracts/identity/session';
import { Badge, Button, Day, Dotted, Moment, Row, ScreenIcon, styled } from '@plaza/ui';
import { useId } from 'react';
import type { OwnerOnly } from '../acting/use-owner-only';

interface SessionRowProps {
  session: Session;
  now: number;
  ending: boolean;
  /** Further attributes of the button, such as disabled with a reason. */
  attributes?: OwnerOnly['attributes'];
  onEnd: () => void;
}

/** One signed-in device. */
export function SessionRow({
  session: { device, address, createdAt, lastSeenAt, current },
  now,
  ending,
  attributes = {},
  onEnd,
}: SessionRowProps) {
  const nameId = useId();
  const describedBy = [nameId, attributes['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Line>
      <Mark>
        <ScreenIcon size={20} />
      </Mark>
      <Text>
        <Row gap={8}>
          <Device id={nameId}>{device}</Device>
          {current && <Badge tone="good">This device</Badge>}
        </Row>
        <Facts>
          <Dotted>
            {address || null}
            <span>
              Signed in <Day at={createdAt} />
            </span>
            <span>
              Last seen <Moment at={lastSeenAt} now={now} />
            </span>
          </Dotted>
        </Facts>
      </Text>
      <Button size="sm" loading={ending} {...attributes} aria-describedby={describedBy} onClick={onEnd}>
        {current ? 'Sign Out Here' : 'Sign Out'}
      </Button>
    </Line>
  );
}

/* On a phone the facts are below the device and its button, across the full width. */
const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
    > button { grid-area: 1 / 2; }
  }
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  ${({ theme }) => theme.media.phone} { display: none; }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
  ${({ theme }) => theme.media.phone} { display: contents; }
`;

const Device = styled.span`
  font-weight: ${({ theme }) => theme.weight.medium};
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  ${({ theme }) => theme.media.phone} { grid-column: 1 / -1; }
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
