import { CardSurface, Skeleton, styled, TableSkeleton, usePhone, VisuallyHidden } from '@plaza/ui';

/** Rows to come, in the shape that they have: of a table, or of two lines each on a phone. */
export function QuotesSkeleton({ rows }: { rows: number }) {
  return usePhone() ? <CardRows rows={rows} /> : <TableSkeleton rows={rows} />;
}

function CardRows({ rows }: { rows: number }) {
  return (
    <List role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: rows }, (_, place) => `place-${place}`).map((place) => (
        <Item key={place}>
          <Skeleton width="40%" />
          <Skeleton width="80%" />
          <Skeleton width="60%" height="12px" />
          <Skeleton width="60%" height="12px" />
        </Item>
      ))}
    </List>
  );
}

const List = styled(CardSurface)`
  overflow: hidden;
  > div + div { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px;
  align-content: center;
  gap: ${({ theme }) => theme.space[8]};
  height: 64px;
  padding-inline: 52px ${({ theme }) => theme.space[12]};
  > :nth-child(even) { justify-self: end; }
`;
