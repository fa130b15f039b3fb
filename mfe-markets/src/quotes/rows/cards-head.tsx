import { styled } from '@plaza/ui';
import type { ListView } from '../view/list-view';

/**
 * Labels for the figures of the cards: the note, the line (a week) and the change (a day). Hidden from screen readers,
 * as each card has its own labels for them.
 */
export function CardsHead<Row>({ view: { columns, instrumentOf } }: { view: ListView<Row> }) {
  if (!instrumentOf) return null;
  const figure = columns.find(({ place }) => place === 'figure');
  return (
    <Root aria-hidden>
      <span>{columns.find(({ headsCards }) => headsCards)?.header}</span>
      <span>7 days</span>
      <span>{figure?.header} · 1 day</span>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  padding: 4px ${({ theme }) => theme.space[12]} 4px 48px;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  /* As wide as the parts of the cards below. */
  > :first-child { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > :nth-child(2) { width: 62px; }
  > :last-child { min-width: 94px; text-align: end; white-space: nowrap; }
`;
