import { styled } from '@plaza/ui';
import type { ListView } from '../view/list-view';

/**
 * What the figures of the cards below are of: a note of theirs, their lines a week, their changes a day. Each card has
 * its own words for screen readers.
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
  /* As wide as what they are above. */
  > :first-child { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > :nth-child(2) { width: 62px; }
  > :last-child { min-width: 94px; text-align: end; white-space: nowrap; }
`;
