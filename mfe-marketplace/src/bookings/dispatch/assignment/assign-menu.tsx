import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Button, IconButton, Menu, type MenuEntry, PeopleIcon, VisuallyHidden } from '@plaza/ui';
import { assigneeOf, currentOwnerId, isAssignable, isAvailable } from '../board/board-bookings';
import { conflictsOf } from '../conflicts/conflicts';
import { type BoardContext, useBoardContext } from './board-context';

/** Assigns a booking without dragging: a menu of all users with their conflicts. */
export function AssignMenu({ booking, compact = false }: { booking: Booking; compact?: boolean }) {
  const view = useBoardContext();
  if (!isAssignable(booking)) return null;
  const isSomebodys = assigneeOf(booking, view.board) !== undefined;
  const word = isSomebodys ? 'Reassign' : 'Assign';
  const trigger = compact ? (
    <IconButton size="sm" label={`${word} ${booking.title}`}>
      <PeopleIcon />
    </IconButton>
  ) : (
    <Button size="sm" icon={<PeopleIcon />}>
      {word}
      <VisuallyHidden> {booking.title}</VisuallyHidden>
    </Button>
  );
  return <Menu trigger={trigger} items={menuEntries(booking, view)} />;
}

function menuEntries(booking: Booking, { board, timeZone, isAdmin, assign }: BoardContext): MenuEntry[] {
  const owner = currentOwnerId(booking, board, isAdmin);
  const users = board.people.filter(isAvailable).map((user) => {
    const { messages, rejected } = conflictsOf(booking, user, board, timeZone);
    return {
      label: user.name,
      ...(messages.length > 0 && { description: messages.join('; ') }),
      checked: user.id === owner,
      disabled: rejected,
      onSelect: () => void assign(booking, user),
    };
  });
  const nobody = {
    label: 'Nobody yet',
    checked: owner === undefined,
    onSelect: () => void assign(booking, null),
  };
  return [{ heading: 'Assign to' }, ...users, ...(isAdmin ? [] : (['separator', nobody] as const))];
}
