import type { TabId } from '@plaza/contracts/tabs';
import { act, renderHook } from '@testing-library/react';
import type { ShownTab } from '../shown-tab';
import { useUnsavedInput } from './use-unsaved-input';

const overview: ShownTab = { id: 'overview', label: 'Overview', icon: 'overview' };
const markets: ShownTab = { id: 'markets', label: 'Markets', icon: 'markets' };
const texts = [{ label: 'Filter', value: 'half a thought' }];

/** The dashboard with Markets open, into which something was typed. */
function openMarkets() {
  return renderHook(({ tabs, requested }) => useUnsavedInput(tabs, requested), {
    initialProps: { tabs: [overview, markets], requested: 'markets' as TabId },
  });
}

it('reports the input of the open tab when that is removed', () => {
  const { result, rerender } = openMarkets();
  result.current.leave(markets, texts); // the removed content reports it
  rerender({ tabs: [overview], requested: 'markets' });
  expect(result.current.lost).toEqual({ tab: markets, texts });
  rerender({ tabs: [overview], requested: 'overview' });
  expect(result.current.lost).toEqual({ tab: markets, texts });
  act(() => result.current.forget());
  expect(result.current.lost).toBeUndefined();
});

it('reports nothing when a tab is removed some time after the user left it', () => {
  const { result, rerender } = openMarkets();
  const tabs = [overview, markets];
  rerender({ tabs, requested: 'markets' });
  result.current.leave(markets, texts);
  rerender({ tabs, requested: 'overview' });
  rerender({ tabs: [overview], requested: 'overview' });
  expect(result.current.lost).toBeUndefined();
});
