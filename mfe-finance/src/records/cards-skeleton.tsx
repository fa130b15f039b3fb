import { CardSurface, Skeleton, styled, VisuallyHidden } from '@plaza/ui';

/** The cards of a list on a narrow screen while they load: a name and a figure each. */
export function CardsSkeleton({ cards }: { cards: number }) {
  return (
    <List role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: cards }, (_, place) => `place-${place}`).map((place) => (
        <Item key={place}>
          <Skeleton width="45%" />
          <Skeleton width="25%" />
        </Item>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: 6px;
`;

const Item = styled(CardSurface)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 58px;
  padding-inline: ${({ theme }) => theme.space[16]};
`;
