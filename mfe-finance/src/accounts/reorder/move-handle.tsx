import { DragIcon, styled } from '@plaza/ui';
import type { MoveHandleProps } from './use-movable';

/** What an account is moved by. */
export function MoveHandle({ name, handle }: { name: string; handle: MoveHandleProps }) {
  return (
    <Grip type="button" {...handle} aria-label={`Move ${name}`}>
      <DragIcon />
    </Grip>
  );
}

const Grip = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.muted};
  cursor: grab;
  /* A finger on the handle moves the account, everywhere else it scrolls. */
  touch-action: none;
  &:hover { background: ${({ theme }) => theme.color.hover}; color: ${({ theme }) => theme.color.text}; }
  &:active { cursor: grabbing; }
  &:focus-visible { outline-offset: -2px; }
`;
