import { Skeleton, styled, VisuallyHidden } from '@plaza/ui';

/** Covers the map until it has content. */
export const MapCover = () => (
  <Whole role="status">
    <VisuallyHidden>Loading the map</VisuallyHidden>
    <Skeleton height="100%" />
  </Whole>
);

/** The placeholder of the map and its attribution. */
export const MapSkeleton = () => (
  <div>
    <Frame>
      <MapCover />
    </Frame>
    <Credit>
      <Skeleton width="252px" height="12px" />
    </Credit>
  </div>
);

const Whole = styled.div`
  width: 100%;
  height: 100%;
`;

/** As high as the frame of the map. */
const Frame = styled.div`
  height: min(62vh, 600px);
  min-height: 320px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;

/** As high as the attribution below the frame. */
const Credit = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  height: 19.5px;
  margin-top: ${({ theme }) => theme.space[4]};
`;
