import { CardSurface, Skeleton, styled, VisuallyHidden } from '@plaza/ui';
import { mapHeight } from '../locations/map-view';

const keys = ['first', 'second', 'third', 'fourth'];
const rowHeight = mapHeight / keys.length;

/** Skeletons of the rows of locations, together as high as the map beside them. */
export const LocationSkeletons = () => (
  <CardSurface role="status">
    <VisuallyHidden>Loading the locations</VisuallyHidden>
    {keys.map((key) => (
      <RowSkeleton key={key}>
        <Line>
          <Skeleton width="16px" height="16px" />
          <Skeleton width="40%" height="16px" />
          <Skeleton width="44px" height="22px" />
          <Skeleton width="60px" height="22px" />
        </Line>
        <Skeleton width="85%" />
        <Skeleton width="70%" height="12px" />
        <Skeleton width="40%" height="12px" />
        <Ends>
          <Skeleton width="84px" />
          <Skeleton width="104px" />
        </Ends>
      </RowSkeleton>
    ))}
  </CardSurface>
);

/** On touch screens the buttons of a row are higher. */
const RowSkeleton = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: ${rowHeight}px;
  ${({ theme }) => theme.media.touch} { height: ${rowHeight + 19}px; }
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  &:not(:last-child) { border-bottom: 1px solid ${({ theme }) => theme.color.line}; }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  padding-block: 8px;
`;
