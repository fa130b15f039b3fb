import { directionsUrl } from '@plaza/address-kit';
import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { Badge, Button, ClockIcon, Dotted, ExternalIcon, hitArea, LinkButton, Row, styled } from '@plaza/ui';
import { useEffect, useRef } from 'react';
import { LocationIcon } from '../locations/location-icon';
import { isDefaultLocation, locationTypeLabel } from '../locations/location-types';
import { formatOpeningHours } from '../locations/opening-hours';

interface LocationRowProps {
  location: MapLocation;
  isSelected: boolean;
  /** Whether the list scrolls to it. */
  shouldScrollIntoView: boolean;
  onSelect: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A location with its actions. */
export function LocationRow({
  location,
  isSelected,
  shouldScrollIntoView,
  onSelect,
  onEdit,
  onRemove,
}: LocationRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const { name, type, address, services, hours } = location;
  useEffect(() => {
    if (shouldScrollIntoView) row.current?.scrollIntoView({ block: 'nearest' });
  }, [shouldScrollIntoView]);

  return (
    <Item ref={row} aria-current={isSelected}>
      <Row gap={8}>
        <LocationIcon type={type} />
        <NameButton type="button" aria-pressed={isSelected} onClick={onSelect}>
          {name}
        </NameButton>
        <Badge>{locationTypeLabel(type)}</Badge>
        {isDefaultLocation(location) && <Badge tone="info">Default</Badge>}
      </Row>
      <p>{address}</p>
      {services.length > 0 && (
        <Muted>
          <Dotted>{services}</Dotted>
        </Muted>
      )}
      {hours && (
        <Muted>
          <ClockIcon label="Hours" /> {formatOpeningHours(hours)}
        </Muted>
      )}
      <Row justify="space-between">
        <Directions asChild>
          <a
            href={directionsUrl(location)}
            target="_blank"
            rel="noreferrer"
            aria-label={`Directions to ${name}, opens in a new tab`}
          >
            Directions <ExternalIcon />
          </a>
        </Directions>
        <Row gap={4}>
          <Button size="sm" variant="ghost" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button size="sm" variant="ghost" aria-label={`Delete ${name}`} onClick={onRemove}>
            Delete
          </Button>
        </Row>
      </Row>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  overflow-wrap: anywhere;
  &:not(:first-child) { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  &[aria-current='true'] {
    background: ${({ theme }) => theme.color.accentTint};
    box-shadow: inset 3px 0 ${({ theme }) => theme.color.accent};
    @media (forced-colors: active) { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;

const NameButton = styled.button`
  ${hitArea}
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${({ theme }) => theme.weight.strong};
  text-align: start;
  cursor: pointer;
  ${({ theme }) => theme.media.hover} { &:hover { text-decoration: underline; } }
`;

const Muted = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  > svg { flex: none; margin-top: 2px; }
`;

const Directions = styled(LinkButton)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
`;
