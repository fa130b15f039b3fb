import { Button, MapIcon, Row, styled } from '@plaza/ui';
import type { Coordinates } from '../locations/map-view';

interface CoordinatesLineProps {
  coordinates: Coordinates | undefined;
  /** Whether saving has failed for want of it. */
  isMissing: boolean;
  onPick: () => void;
}

/** Where the location is on the map, and the way to say so. */
export function CoordinatesLine({ coordinates, isMissing, onPick }: CoordinatesLineProps) {
  return (
    <div>
      <Row justify="space-between">
        <Words>
          {coordinates
            ? `On the map at ${coordinates.lat.toFixed(4)}, ${coordinates.lng.toFixed(4)}`
            : 'Not on the map yet'}
        </Words>
        <Button size="sm" icon={<MapIcon />} onClick={onPick}>
          Choose on Map
        </Button>
      </Row>
      {isMissing && (
        <Missing role="alert">
          Latitude and longitude are missing. Choose a suggested address, or the spot on the map.
        </Missing>
      )}
    </div>
  );
}

const Words = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Missing = styled.p`
  margin-top: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.bad.text};
  font-size: ${({ theme }) => theme.size[13]};
`;
