import type { Booking, BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { styled } from '@plaza/ui';
import { whenInWords } from '../times/in-words';
import { jobGround } from './job-block';

/** A job while it is carried from one place to another. */
export const DraggedJob = ({ job, timeZone }: { job: Booking; timeZone: string }) => (
  <Carried $status={job.status} $lifted={false} aria-hidden>
    <strong>{job.title}</strong>
    <span>{whenInWords(job, timeZone)}</span>
  </Carried>
);

const Carried = styled.div<{ $status: BookingStatus; $lifted: boolean }>`
  display: grid;
  width: 180px;
  padding: ${({ theme }) => theme.space[8]};
  ${jobGround}
  box-shadow: ${({ theme }) => theme.shadow};
  cursor: grabbing;
  > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
