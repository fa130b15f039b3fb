import { act, renderHook, waitFor } from '@testing-library/react';
import { useSavedSwitch } from './use-saved-switch';

function heldSaves() {
  const saves: { value: boolean; finish: (isSaved: boolean) => void }[] = [];
  const save = (value: boolean) => new Promise<boolean>((finish) => saves.push({ value, finish }));
  return { saves, save };
}

it('shows a choice at once, and sends the last choice last', async () => {
  const { saves, save } = heldSaves();
  const { result } = renderHook(() => useSavedSwitch(false, save));
  for (const value of [true, false, true, false]) act(() => void result.current[1](value));
  expect(result.current[0]).toBe(false);
  expect(saves.map(({ value }) => value)).toEqual([true]);
  await act(async () => saves[0]?.finish(true));
  await waitFor(() => expect(saves.map(({ value }) => value)).toEqual([true, false]));
});

it('reverts to the state of the server if saving fails, and can be toggled again', async () => {
  const { saves, save } = heldSaves();
  const { result } = renderHook(() => useSavedSwitch(false, save));
  act(() => void result.current[1](true));
  expect(result.current[0]).toBe(true);
  await act(async () => saves[0]?.finish(false));
  expect(result.current[0]).toBe(false);
  act(() => void result.current[1](true));
  expect(saves).toHaveLength(2);
});
