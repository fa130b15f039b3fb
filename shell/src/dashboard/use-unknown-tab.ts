import { isBuiltInTab, type TabId } from '@plaza/contracts/tabs';
import { useState } from 'react';
import type { ShownTab } from './shown-tab';

/**
 * Whether an address names no tab that there is. Which tabs of other areas there are is known of those alone that the
 * person has, or had on this page until it was taken away.
 */
export function useUnknownTab(requested: TabId | undefined, tabs: readonly ShownTab[] | undefined): boolean {
  const [seen, setSeen] = useState<TabId>();
  if (requested === undefined || isBuiltInTab(requested) || requested === seen) return false;
  const isThere = tabs?.some(({ id }) => id === requested);
  if (isThere) setSeen(requested);
  return isThere === false;
}
