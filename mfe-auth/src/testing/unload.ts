import { act } from '@testing-library/react';

/** Reloads or closes the page. @returns whether the browser asks first */
export function isAskedBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => {
    window.dispatchEvent(event);
  });
  return event.defaultPrevented;
}
