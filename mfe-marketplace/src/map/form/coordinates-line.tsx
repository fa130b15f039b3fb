import { Button, MapIcon, Row, styled } from '@plaza/ui';
import type { Coordinates } from '../locations/map-view';

interface CoordinatesLineProps {
  coordinates: Coordinates | undefined;
  error: string | undefined;
  onPick: () => void;
}

/** The coordinates of a location, with a button to pick them on the map. */
export function CoordinatesLine({ coordinates, error, onPick }: CoordinatesLineProps) {
  return (
    <div>
      <Row justify="space-between">
        <Position>
          {coordinates
            ? `On the map at ${coordinates.lat.toFixed(4)}, ${coordinates.lng.toFixed(4)}`
            : 'Not on the map yet'}
        </Position>
        <Button size="sm" icon={<MapIcon />} onClick={onPick}>
          Choose on Map
        </Button>
      </Row>
      {error && <ErrorText role="alert">{error}</ErrorText>}
    </div>
  );
}

const Position = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

const ErrorText = styled.p`
  margin-top: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.bad.text};
  font-size: ${({ theme }) => theme.size[13]};
`;
