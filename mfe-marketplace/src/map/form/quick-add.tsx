import type { LocationType } from '@plaza/contracts/marketplace/locations';
import { Button, Row, styled } from '@plaza/ui';
import { LocationIcon } from '../locations/location-icon';
import { locationTypeOptions } from '../locations/location-types';

/** A button for each type, which opens the form for a location of that type. */
export function QuickAdd({ onAdd }: { onAdd: (type: LocationType) => void }) {
  return (
    <Row role="group" aria-label="Quick add">
      <Label aria-hidden>Quick add</Label>
      {locationTypeOptions.map(({ value, label }) => (
        <Button
          key={value}
          size="sm"
          icon={<LocationIcon type={value} />}
          aria-label={`Add ${label}`}
          onClick={() => onAdd(value)}
        >
          {label}
        </Button>
      ))}
    </Row>
  );
}

const Label = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
