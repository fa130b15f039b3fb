import { isBuiltInTab, type TabId } from '@plaza/contracts/tabs';
import { useState } from 'react';
import type { ShownTab } from './shown-tab';

/**
 * Whether a URL names no existing tab. Tabs of areas that are not built in are known only if the user has them, or had
 * them on this page until they were removed.
 */
export function useUnknownTab(requested: TabId | undefined, tabs: readonly ShownTab[] | undefined): boolean {
  const [seen, setSeen] = useState<TabId>();
  if (requested === undefined || isBuiltInTab(requested) || requested === seen) return false;
  const isThere = tabs?.some(({ id }) => id === requested);
  if (isThere) setSeen(requested);
  return isThere === false;
}
