import type { Place } from '@plaza/contracts/marketplace/places';
import { styled } from '@plaza/ui';
import type { Selection } from '../locations/location-map-props';
import { mapHeight } from '../locations/map-view';
import { LocationRow } from './location-row';

interface LocationListProps {
  places: readonly Place[];
  selection: Selection | undefined;
  onSelect: (id: number) => void;
  onEdit: (place: Place) => void;
  onRemove: (place: Place) => void;
}

/** The locations in words; as high as the map beside it. */
export function LocationList({ places, selection, onSelect, onEdit, onRemove }: LocationListProps) {
  return (
    <List aria-label="Locations">
      {places.map((place) => {
        const isSelected = place.id === selection?.id;
        return (
          <LocationRow
            key={place.id}
            place={place}
            isSelected={isSelected}
            isSought={isSelected && selection?.from === 'map'}
            onSelect={() => onSelect(place.id)}
            onEdit={() => onEdit(place)}
            onRemove={() => onRemove(place)}
          />
        );
      })}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  list-style: none;
  ${({ theme }) => theme.media.desktop} { max-height: ${mapHeight}px; overflow-y: auto; }
`;
