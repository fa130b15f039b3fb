import { MemoryRouter, useLocation } from '@plaza/web-kit/router';
import { act, renderHook } from '@testing-library/react';
import { useBookingsUrl } from './use-bookings-url';

test('opens a booking with a stable function, and keeps other parameters of the URL', () => {
  const { result } = renderHook(() => ({ address: useBookingsUrl(), at: useLocation().search }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/?search=sink']}>{children}</MemoryRouter>,
  });
  const { openBooking } = result.current.address;
  act(() => result.current.address.showView('week'));
  expect(result.current.address.openBooking).toBe(openBooking);
  act(() => openBooking('b1'));
  expect(new URLSearchParams(result.current.at)).toEqual(new URLSearchParams('search=sink&view=week&booking=b1'));
});
