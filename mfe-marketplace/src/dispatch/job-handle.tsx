import { DragIcon, styled } from '@plaza/ui';
import type { JobHandleProps } from './use-job-drag';

/** What a job is picked up by. */
export function JobHandle({ title, handle }: { title: string; handle: JobHandleProps }) {
  return (
    <Grip type="button" {...handle} aria-label={`Move ${title}`}>
      <DragIcon />
    </Grip>
  );
}

const Grip = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  min-height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.muted};
  cursor: grab;
  /* A finger on the handle moves the job, everywhere else it scrolls. */
  touch-action: none;
  &:hover { color: ${({ theme }) => theme.color.text}; }
  &:focus-visible { outline-offset: -2px; }
`;
