import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { DragIcon } from '../display/icons';
import { hitArea } from '../theme/hit-area';

interface DragHandleProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** For example "Move Chequing". */
  readonly label: string;
}

/** The handle by which an item is dragged; it takes the props that the drag library provides for its activator. */
export function DragHandle({ label, ...handle }: DragHandleProps) {
  return (
    <Grip {...handle} type="button" aria-label={label}>
      <DragIcon />
    </Grip>
  );
}

const Grip = styled.button`
  ${hitArea}
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.muted};
  cursor: grab;
  /* A touch on the handle drags the item; elsewhere it scrolls. */
  touch-action: none;
  &:hover { background: ${({ theme }) => theme.color.hover}; color: ${({ theme }) => theme.color.text}; }
  &:active { cursor: grabbing; }
  &:focus-visible { outline-offset: -2px; }
`;
