import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { styled } from '@plaza/ui';
import { LocationIcon } from '../locations/location-icon';
import { locationTypeLabel } from '../locations/location-types';
import { type Label, labelPixels } from './simple-labels';

interface SimplePointProps {
  location: MapLocation;
  /** The position of the center, in pixels of the drawing. */
  x: number;
  y: number;
  label: Label | undefined;
  isSelected: boolean;
  onSelect: () => void;
}

/** A location on the simple map. Its name is visible if it has room, and always on hover, focus and selection. */
export function SimplePoint({ location: { name, type }, x, y, label, isSelected, onSelect }: SimplePointProps) {
  return (
    <Point
      type="button"
      style={{ left: x, top: y }}
      aria-label={`${name}, ${locationTypeLabel(type)}`}
      aria-pressed={isSelected}
      data-side={label?.side}
      data-hidden={label?.isHidden}
      onClick={onSelect}
    >
      <LocationIcon type={type} />
      <span>{name}</span>
    </Point>
  );
}

const Point = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  transform: translate(-50%, -50%);
  border: 2px solid ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.accentText};
  cursor: pointer;
  > span {
    position: absolute;
    left: 100%;
    max-width: ${labelPixels}px;
    margin: 0 4px;
    padding: 0 4px;
    overflow: hidden;
    border-radius: ${({ theme }) => theme.radius.control};
    color: ${({ theme }) => theme.color.text};
    font-size: ${({ theme }) => theme.size[13]};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-side='left'] > span { right: 100%; left: auto; }
  &[data-hidden='true'] > span { visibility: hidden; }
  &[aria-pressed='true'], &:hover, &:focus-visible {
    z-index: 2;
    > span { visibility: visible; background: ${({ theme }) => theme.color.raised}; }
  }
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
  }
`;
