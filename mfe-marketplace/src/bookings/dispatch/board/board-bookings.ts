import type { Assignment, Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard, DispatchUser } from '@plaza/contracts/marketplace/dispatch';

/** The user to whom a booking is assigned; null for nobody. */
export type Assignee = DispatchUser | null;

/** Whether bookings can be assigned to a user; the board also has rows of contractors who are disabled. */
export const isAvailable = ({ isListed }: DispatchUser): boolean => isListed !== false;

const isOpen = ({ status }: Booking) => status !== 'completed' && status !== 'cancelled';

/** Whether any part of the booking is on the board's day. */
export const touchesDay = ({ startsAt, endsAt }: Booking, { from, until }: DispatchBoard): boolean =>
  Date.parse(startsAt) < Date.parse(until) && Date.parse(endsAt) > Date.parse(from);

/** Whether the user may assign the booking. */
export const isAssignable = ({ actions }: Booking): boolean =>
  actions.includes('assign') || actions.includes('reassign');

/** Every booking of the board, once. */
export function bookingsOf({ jobs: bookings, unassigned }: DispatchBoard): Booking[] {
  return [...new Map([...bookings, ...unassigned].map((booking) => [booking.id, booking])).values()];
}

/** The user in whose row a booking stands: its employee, otherwise its contractor; undefined while it is unassigned. */
export function assigneeOf(booking: Booking, board: DispatchBoard): DispatchUser | undefined {
  if (board.unassigned.some(({ id }) => id === booking.id)) return undefined;
  const byId = (id: string | undefined) => board.people.find((user) => user.id === id);
  return byId(booking.employee?.id) ?? byId(booking.contractor?.id);
}

/** The bookings of the day whose contractor has no row, as the board is limited. */
export const bookingsWithoutRow = (board: DispatchBoard): Booking[] =>
  board.jobs.filter(
    (booking) =>
      booking.contractor !== null &&
      !board.people.some(({ id }) => id === booking.contractor?.id) &&
      !board.unassigned.some(({ id }) => id === booking.id),
  );

/** The bookings of a row, the earliest first. */
export const bookingsOfAssignee = (user: DispatchUser, board: DispatchBoard): Booking[] =>
  board.jobs.filter((booking) => assigneeOf(booking, board)?.id === user.id).sort(byStart);

/** As the service has them, so that what begins at once keeps its place. */
const byStart = (one: Booking, other: Booking): number =>
  Date.parse(one.startsAt) - Date.parse(other.startsAt) || (one.id < other.id ? -1 : 1);

/**
 * The id of the user whose booking it is, even while it is unassigned: for administrators a request belongs to
 * its contractor; for contractors it belongs to nobody until an employee is assigned.
 */
export const currentOwnerId = (booking: Booking, board: DispatchBoard, isAdmin: boolean): string | undefined =>
  assigneeOf(booking, board)?.id ?? (isAdmin ? booking.contractor?.id : undefined);

/** For contractors a booking without an employee; for administrators a request, or one without a contractor. */
function isUnassigned(booking: Booking, isAdmin: boolean): boolean {
  if (!isOpen(booking)) return false;
  return isAdmin ? booking.status === 'pending' || !booking.contractor : !booking.employee;
}

/** The board with this booking in place of its earlier version. */
export function withBooking(board: DispatchBoard, booking: Booking, isAdmin: boolean): DispatchBoard {
  const others = ({ id }: Booking) => id !== booking.id;
  const bookings = board.jobs.filter(others);
  const unassigned = board.unassigned.filter(others);
  return {
    ...board,
    jobs: touchesDay(booking, board) ? [...bookings, booking] : bookings,
    unassigned: isUnassigned(booking, isAdmin) ? [...unassigned, booking].sort(byStart) : unassigned,
  };
}

/** The board once the booking is assigned; another contractor starts without an employee. */
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

const isContractor = ({ id, contractorId }: DispatchUser) => id === contractorId;

/** The request body of an assignment: administrators name a contractor, who then names an employee. */
export function toAssignment(booking: Booking, assignee: Assignee, isAdmin: boolean): Assignment {
  const { version } = booking;
  if (!assignee) return { employeeId: null, version };
  if (!isAdmin) return { employeeId: assignee.id, version };
  return { contractorId: assignee.contractorId, ...(!isContractor(assignee) && { employeeId: assignee.id }), version };
}
