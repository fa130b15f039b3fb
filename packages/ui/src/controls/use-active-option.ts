import { useEffect, useState } from 'react';

/**
 * The active option of a list, which belongs to its input. None is active when the options have changed.
 * @param listId the id of an option is this and its index
 * @returns `active`: its index, or -1; `activeId`: its id if the list is open; `moveBy` moves on by one or back
 */
export function useActiveOption(options: readonly unknown[], listId: string, isOpen: boolean) {
  const [active, setActive] = useState(-1);
  const [shown, setShown] = useState(options);
  if (shown !== options) {
    setShown(options);
    setActive(-1);
  }
  const activeId = isOpen && active in options ? `${listId}-${active}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  /** After the last option comes the input itself, then the first option again. */
  const moveBy = (step: number) =>
    setActive((before) => ((before + 1 + step + options.length + 1) % (options.length + 1)) - 1);
  return { active, activeId, setActive, moveBy };
}
