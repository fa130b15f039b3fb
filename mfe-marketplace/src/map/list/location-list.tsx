import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { ScrollFrame, styled } from '@plaza/ui';
import type { Selection } from '../locations/location-map-props';
import { mapHeight } from '../locations/map-view';
import { LocationRow } from './location-row';

interface LocationListProps {
  locations: readonly MapLocation[];
  selection: Selection | undefined;
  onSelect: (id: number) => void;
  onEdit: (location: MapLocation) => void;
  onRemove: (location: MapLocation) => void;
}

/** The list of locations, as high as the map beside it. */
export function LocationList({ locations, selection, onSelect, onEdit, onRemove }: LocationListProps) {
  return (
    <Frame>
      <List aria-label="Locations">
        {locations.map((location) => {
          const isSelected = location.id === selection?.id;
          return (
            <LocationRow
              key={location.id}
              location={location}
              isSelected={isSelected}
              shouldScrollIntoView={isSelected && selection?.from === 'map'}
              onSelect={() => onSelect(location.id)}
              onEdit={() => onEdit(location)}
              onRemove={() => onRemove(location)}
            />
          );
        })}
      </List>
    </Frame>
  );
}

const Frame = styled(ScrollFrame)`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  overflow: hidden;
  ${({ theme }) => theme.media.desktop} { max-height: ${mapHeight}px; }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
