import type { Booking, BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { css, DragHandle, styled } from '@plaza/ui';
import { timesOf } from '../times/in-words';
import { useBoardInView } from './board-context';
import { GiveTo } from './give-to';
import { jobStates } from './job-state';
import { JobTitle } from './job-title';
import { useJobDrag } from './use-job-drag';

/** A job at its time in somebody's row. Lengths in pixels. */
export function JobBlock({ job, left, top, width }: { job: Booking; left: number; top: number; width: number }) {
  const { timeZone } = useBoardInView();
  const { block, handle, isDragging } = useJobDrag(job);
  return (
    <Block {...block} style={{ left, top, width }} $status={job.status} $lifted={isDragging}>
      {handle && <DragHandle label={`Move ${job.title}`} {...handle} />}
      <Words>
        <JobTitle job={job} />
        <Times>
          {jobStates[job.status].sign}
          {timesOf(job, timeZone)}
        </Times>
      </Words>
      <GiveTo job={job} compact />
    </Block>
  );
}

/** In pixels. */
export const blockHeight = 48;

const grounds = {
  pending: css`border-style: dashed; background: ${({ theme }) => theme.color.surface};`,
  confirmed: css`background: ${({ theme }) => theme.color.accentTint};`,
  'in-progress': css`
    border-color: ${({ theme }) => theme.color.attention.line};
    background: ${({ theme }) => theme.color.attention.tint};
  `,
  completed: css`
    border-color: ${({ theme }) => theme.color.good.line};
    background: ${({ theme }) => theme.color.good.tint};
  `,
  cancelled: css`background: ${({ theme }) => theme.color.sunken};`,
} satisfies Record<BookingStatus, unknown>;

export const jobGround = css<{ $status: BookingStatus; $lifted: boolean }>`
  border: 1px solid ${({ theme }) => theme.color.accentText};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size[13]};
  ${({ $status }) => grounds[$status]}
  ${({ $lifted, theme }) =>
    $lifted && css`border-style: dotted; background: ${theme.color.sunken}; color: ${theme.color.muted};`}
`;

const Block = styled.li<{ $status: BookingStatus; $lifted: boolean }>`
  position: absolute;
  display: flex;
  align-items: center;
  gap: 2px;
  height: ${blockHeight}px;
  padding: 0 2px;
  overflow: hidden;
  ${jobGround}
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  padding-inline-start: 2px;
`;

const Times = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  overflow: hidden;
  color: ${({ theme }) => theme.color.text};
  white-space: nowrap;
`;
