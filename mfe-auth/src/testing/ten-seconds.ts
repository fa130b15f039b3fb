import { act } from '@testing-library/react';

/** Fakes timers, which still advance as real ones do. To be called before the form is submitted. */
export const fakeTimers = () =>
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate'] });

/** Lets ten seconds pass, after which a dialog can be closed although its request is not answered. */
export const passTenSeconds = () => act(() => jest.advanceTimersByTimeAsync(10_000));
