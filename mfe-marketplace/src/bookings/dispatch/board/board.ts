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
  return [...new Map([...jobs, ...unassigned].map((job) => [job.id, job])).values()];
}

/** In whose row a job lies: the one who does it, else the one it was ordered from; undefined for nobody. */
export function assigneeOf(job: Booking, board: DispatchBoard): DispatchPerson | undefined {
  if (board.unassigned.some(({ id }) => id === job.id)) return undefined;
  const byId = (id: string | undefined) => board.people.find((person) => person.id === id);
  return byId(job.employee?.id) ?? byId(job.contractor?.id);
}

/** The jobs of a row, the earliest first. */
export const bookingsOfAssignee = (person: DispatchPerson, board: DispatchBoard): Booking[] =>
  board.jobs.filter((job) => assigneeOf(job, board)?.id === person.id).sort(byStart);

const byStart = (one: Booking, other: Booking) => one.startsAt.localeCompare(other.startsAt);

/**
 * Whom a job is with, though it waits among the unassigned: for an administrator a request is its contractor's, for a
 * contractor nobody's until somebody is to do it.
 */
export const currentOwnerId = (job: Booking, board: DispatchBoard, isAdmin: boolean): string | undefined =>
  assigneeOf(job, board)?.id ?? (isAdmin ? job.contractor?.id : undefined);

/** Contractors see to jobs that nobody is to do, administrators to requests and to jobs whose contractor is gone. */
function isUnassigned(job: Booking, isAdmin: boolean): boolean {
  if (!isOpen(job)) return false;
  return isAdmin ? job.status === 'pending' || !job.contractor : !job.employee;
}

/** The board with this state of a job in the place of the one it had. */
export function withBooking(board: DispatchBoard, job: Booking, isAdmin: boolean): DispatchBoard {
  const others = ({ id }: Booking) => id !== job.id;
  const jobs = board.jobs.filter(others);
  const unassigned = board.unassigned.filter(others);
  return {
    ...board,
    jobs: touchesDay(job, board) ? [...jobs, job] : jobs,
    unassigned: isUnassigned(job, isAdmin) ? [...unassigned, job].sort(byStart) : unassigned,
  };
}

/** The board as it will be once the job is given; at another contractor nobody is to do it at first. */
export function withAssignment(board: DispatchBoard, job: Booking, to: Assignee, isAdmin: boolean): DispatchBoard {
  if (!to) return withBooking(board, { ...job, employee: null }, isAdmin);
  const chief = board.people.find(({ id }) => id === to.contractorId);
  const contractor =
    job.contractor?.id === to.contractorId
      ? job.contractor
      : { id: to.contractorId, name: chief?.name ?? to.company, phone: '', email: '', company: to.company };
  const employee = isAdmin && isContractor(to) ? null : { id: to.id, name: to.name };
  return withBooking(board, { ...job, contractor, employee }, isAdmin);
}

const isContractor = ({ id, contractorId }: DispatchPerson) => id === contractorId;

/** What is sent to give a job: administrators name a contractor, who then gives it to somebody. */
export function toAssignment(job: Booking, to: Assignee, isAdmin: boolean): Assignment {
  const { version } = job;
  if (!to) return { employeeId: null, version };
  if (!isAdmin) return { employeeId: to.id, version };
  return { contractorId: to.contractorId, ...(!isContractor(to) && { employeeId: to.id }), version };
}
