import { isComposing } from '@plaza/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Section } from './sections';
import type { OwnEntry } from './use-own-entries';

/**
 * An ARIA combobox whose list is always open: the focus stays in the input, arrow and page keys move through the
 * options of all groups, Enter chooses. The first option is active by default.
 */
export function usePaletteList(sections: readonly Section[], onChoose: (entry: OwnEntry) => void) {
  const listId = useId();
  const [activeId, setActiveId] = useState<string>();
  const entries = sections.flatMap((section) => section.entries);
  const index = Math.max(
    0,
    entries.findIndex(({ id }) => id === activeId),
  );
  const active = entries[index];
  const domId = ({ id }: OwnEntry) => `${listId}-${id.replaceAll(/[^\w-]/g, '_')}`;
  const activeDomId = active && domId(active);

  useEffect(() => {
    if (activeDomId) document.getElementById(activeDomId)?.scrollIntoView({ block: 'nearest' });
  }, [activeDomId]);

  const moves: Readonly<Record<string, number>> = {
    ArrowDown: (index + 1) % entries.length,
    ArrowUp: (index - 1 + entries.length) % entries.length,
    PageDown: Math.min(index + 8, entries.length - 1),
    PageUp: Math.max(index - 8, 0),
  };

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    const next = entries[moves[event.key] ?? -1];
    if (next) {
      event.preventDefault();
      setActiveId(next.id);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      onChoose(active);
    }
  }

  return {
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': true,
      'aria-controls': listId,
      'aria-activedescendant': activeDomId,
      onKeyDown: handleKeyDown,
    },
    listProps: { id: listId, role: 'listbox', 'aria-label': 'Results' },
    optionProps: (entry: OwnEntry) => ({
      id: domId(entry),
      role: 'option',
      'aria-selected': entry === active,
      onMouseMove: () => setActiveId(entry.id),
      onClick: () => onChoose(entry),
    }),
  } as const;
}
