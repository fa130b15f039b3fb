import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Button, IconButton, Menu, type MenuEntry, PeopleIcon, VisuallyHidden } from '@plaza/ui';
import { currentOwnerId, isAssignable } from '../board/board';
import { conflictsOf } from '../conflicts/conflicts';
import { type BoardContext, useBoardContext } from './board-context';

/** The way to give a job to somebody without dragging: everybody, with what speaks against it. */
export function AssignMenu({ job, compact = false }: { job: Booking; compact?: boolean }) {
  const view = useBoardContext();
  if (!isAssignable(job)) return null;
  const trigger = compact ? (
    <IconButton size="sm" label={`Give to… ${job.title}`}>
      <PeopleIcon />
    </IconButton>
  ) : (
    <Button size="sm" icon={<PeopleIcon />}>
      Give to…
      <VisuallyHidden> {job.title}</VisuallyHidden>
    </Button>
  );
  return <Menu trigger={trigger} items={menuEntries(job, view)} />;
}

function menuEntries(job: Booking, { board, timeZone, isAdmin, give }: BoardContext): MenuEntry[] {
  const owner = currentOwnerId(job, board, isAdmin);
  const people = board.people.map((person) => {
    const { words, refused } = conflictsOf(job, person, board, timeZone);
    return {
      label: person.name,
      ...(words.length > 0 && { description: words.join('; ') }),
      checked: person.id === owner,
      disabled: refused,
      onSelect: () => void give(job, person),
    };
  });
  const nobody = { label: 'Nobody yet', checked: owner === undefined, onSelect: () => void give(job, null) };
  return [{ heading: 'Give to' }, ...people, ...(isAdmin ? [] : (['separator', nobody] as const))];
}
