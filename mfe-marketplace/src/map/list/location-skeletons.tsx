import { CardSurface, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { mapHeight } from '../locations/map-view';

const keys = ['first', 'second', 'third', 'fourth'];
const rowHeight = mapHeight / keys.length;

/** The rows of the locations while they load, as high as the map beside them. */
export const LocationSkeletons = () => (
  <CardSurface role="status">
    <VisuallyHidden>Loading the locations</VisuallyHidden>
    {keys.map((key) => (
      <Place key={key} gap={12}>
        <Skeleton width="55%" height="16px" />
        <Skeleton width="85%" />
        <Skeleton width="70%" height="12px" />
        <Skeleton width="40%" height="12px" />
      </Place>
    ))}
  </CardSurface>
);

const Place = styled(Stack)`
  height: ${rowHeight}px;
  padding: ${({ theme }) => theme.space[16]};
  &:not(:last-child) { border-bottom: 1px solid ${({ theme }) => theme.color.line}; }
`;
