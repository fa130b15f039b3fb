import { styled } from '@plaza/ui';
import type { ListView } from '../view/list-view';

/**
 * What the figures of the cards below are of: their lines show a week, their changes a day. Each card has its own words for
 * screen readers.
 */
export function CardsHead<Row>({ view: { columns, instrumentOf } }: { view: ListView<Row> }) {
  if (!instrumentOf) return null;
  const figure = columns.find(({ place }) => place === 'figure');
  return (
    <Root aria-hidden>
      <span>7 days</span>
      <span>{figure?.header} · 1 day</span>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[8]};
  padding: 4px ${({ theme }) => theme.space[12]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  /* As wide as what they are above. */
  > :first-child { width: 62px; }
  > :last-child { min-width: 94px; text-align: end; white-space: nowrap; }
`;
