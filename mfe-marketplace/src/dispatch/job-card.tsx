import type { Booking, BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { DragHandle, LinkButton, styled } from '@plaza/ui';
import { dayInWords, shortDay, timesOf } from '../times/in-words';
import { dayOf } from '../times/zoned-time';
import { touchesDay } from './board';
import { useBoardInView } from './board-context';
import { GiveTo } from './give-to';
import { jobGround } from './job-block';
import { jobStates } from './job-state';
import { JobTitle } from './job-title';
import { useJobDrag } from './use-job-drag';

/** A job in a list: what, when, where, and who is asked for it. */
export function JobCard({ job, isDraggable = false }: { job: Booking; isDraggable?: boolean }) {
  const { board, timeZone, onDay } = useBoardInView();
  const { block, handle, isDragging } = useJobDrag(job);
  const day = dayOf(job.startsAt, timeZone);
  const words = dayInWords(day, shortDay);
  return (
    <Surface {...(isDraggable && block)} $status={job.status} $lifted={isDragging}>
      <Line>
        {isDraggable && handle && <DragHandle label={`Move ${job.title}`} {...handle} />}
        <JobTitle job={job} />
      </Line>
      <Facts>
        <span>
          {touchesDay(job, board) ? (
            timesOf(job, timeZone)
          ) : (
            <>
              <LinkButton aria-label={`Show ${words}`} onClick={() => onDay(day)}>
                {words}
              </LinkButton>{' '}
              {timesOf(job, timeZone)}
            </>
          )}{' '}
          · {jobStates[job.status].word}
        </span>
        <span>{job.location}</span>
        <span>{job.contractor ? job.contractor.company || job.contractor.name : 'The contractor is gone'}</span>
      </Facts>
      <GiveTo job={job} />
    </Surface>
  );
}

const Surface = styled.li<{ $status: BookingStatus; $lifted: boolean }>`
  display: grid;
  justify-items: start;
  gap: 6px;
  min-width: 0;
  padding: ${({ theme }) => theme.space[8]};
  ${jobGround}
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  width: 100%;
  min-width: 0;
  font-size: ${({ theme }) => theme.size[14]};
`;

const Facts = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;
