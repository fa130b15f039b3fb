import type { Assignment, Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard, DispatchPerson } from '@plaza/contracts/marketplace/dispatch';

/** Who is to have a job; null for nobody yet. */
export type Assignee = DispatchPerson | null;

const isOpen = ({ status }: Booking) => status !== 'completed' && status !== 'cancelled';

/** Whether the job is of the board's day, in part at least. */
export const touchesDay = ({ startsAt, endsAt }: Booking, { from, until }: DispatchBoard): boolean =>
  Date.parse(startsAt) < Date.parse(until) && Date.parse(endsAt) > Date.parse(from);

/** Whether the caller may give the job to somebody. */
export const isAssignable = ({ actions }: Booking): boolean =>
  actions.includes('assign') || actions.includes('reassign');

/** Every job that the board knows, once. */
export function bookingsOf({ jobs, unassigned }: DispatchBoard): Booking[] {
  return [...new Map([...jobs, ...unassigned].map((booking) => [booking.id, booking])).values()];
}

/** In whose row a job lies: the one who does it, else the one it was ordered from; undefined for nobody. */
export function assigneeOf(booking: Booking, board: DispatchBoard): DispatchPerson | undefined {
  if (board.unassigned.some(({ id }) => id === booking.id)) return undefined;
  const byId = (id: string | undefined) => board.people.find((user) => user.id === id);
  return byId(booking.employee?.id) ?? byId(booking.contractor?.id);
}

/** The jobs of a row, the earliest first. */
export const bookingsOfAssignee = (user: DispatchPerson, board: DispatchBoard): Booking[] =>
  board.jobs.filter((booking) => assigneeOf(booking, board)?.id === user.id).sort(byStart);

const byStart = (one: Booking, other: Booking) => one.startsAt.localeCompare(other.startsAt);

/**
 * Whom a job is with, though it waits among the unassigned: for an administrator a request is its contractor's, for a
 * contractor nobody's until somebody is to do it.
 */
export const currentOwnerId = (booking: Booking, board: DispatchBoard, isAdmin: boolean): string | undefined =>
  assigneeOf(booking, board)?.id ?? (isAdmin ? booking.contractor?.id : undefined);

/** Contractors see to jobs that nobody is to do, administrators to requests and to jobs whose contractor is gone. */
function isUnassigned(booking: Booking, isAdmin: boolean): boolean {
  if (!isOpen(booking)) return false;
  return isAdmin ? booking.status === 'pending' || !booking.contractor : !booking.employee;
}

/** The board with this state of a job in the place of the one it had. */
export function withBooking(board: DispatchBoard, booking: Booking, isAdmin: boolean): DispatchBoard {
  const others = ({ id }: Booking) => id !== booking.id;
  const jobs = board.jobs.filter(others);
  const unassigned = board.unassigned.filter(others);
  return {
    ...board,
    jobs: touchesDay(booking, board) ? [...jobs, booking] : jobs,
    unassigned: isUnassigned(booking, isAdmin) ? [...unassigned, booking].sort(byStart) : unassigned,
  };
}

/** The board as it will be once the job is given; at another contractor nobody is to do it at first. */
export function withAssignment(
  board: DispatchBoard,
  booking: Booking,
  assignee: Assignee,
  isAdmin: boolean,
): DispatchBoard {
  if (!assignee) return withBooking(board, { ...booking, employee: null }, isAdmin);
  const contractorRow = board.people.find(({ id }) => id === assignee.contractorId);
  const contractor =
    booking.contractor?.id === assignee.contractorId
      ? booking.contractor
      : {
          id: assignee.contractorId,
          name: contractorRow?.name ?? assignee.company,
          phone: '',
          email: '',
          company: assignee.company,
        };
  const employee = isAdmin && isContractor(assignee) ? null : { id: assignee.id, name: assignee.name };
  return withBooking(board, { ...booking, contractor, employee }, isAdmin);
}

const isContractor = ({ id, contractorId }: DispatchPerson) => id === contractorId;

/** What is sent to give a job: administrators name a contractor, who then gives it to somebody. */
export function toAssignment(booking: Booking, assignee: Assignee, isAdmin: boolean): Assignment {
  const { version } = booking;
  if (!assignee) return { employeeId: null, version };
  if (!isAdmin) return { employeeId: assignee.id, version };
  return { contractorId: assignee.contractorId, ...(!isContractor(assignee) && { employeeId: assignee.id }), version };
}
