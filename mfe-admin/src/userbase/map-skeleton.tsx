import { Skeleton, styled, VisuallyHidden } from '@plaza/ui';

/** Fills the map's place until there is something on it. */
export const MapCover = () => (
  <Whole role="status">
    <VisuallyHidden>Loading the map</VisuallyHidden>
    <Skeleton height="100%" />
  </Whole>
);

/** The map's place with its credit, before there is a map. */
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

/** As high as the frame of a map. */
const Frame = styled.div`
  height: min(62vh, 600px);
  min-height: 320px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;

/** As high as its words below the frame. */
const Credit = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  height: 19.5px;
  margin-top: ${({ theme }) => theme.space[4]};
`;
