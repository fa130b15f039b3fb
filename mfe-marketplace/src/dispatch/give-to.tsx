import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Button, IconButton, Menu, type MenuEntry, PeopleIcon, VisuallyHidden } from '@plaza/ui';
import { isMovable, ownerOf } from './board';
import { type BoardInView, useBoardInView } from './board-context';
import { conflictsOf } from './conflicts';

/** The way to give a job to somebody without dragging: everybody, with what speaks against it. */
export function GiveTo({ job, compact = false }: { job: Booking; compact?: boolean }) {
  const view = useBoardInView();
  if (!isMovable(job)) return null;
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
  return <Menu trigger={trigger} items={choicesOf(job, view)} />;
}

function choicesOf(job: Booking, { board, timeZone, isAdmin, give }: BoardInView): MenuEntry[] {
  const owner = ownerOf(job, board, isAdmin);
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
