import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useChangeSearch, useSearchChoice, useSearchText } from './search-params';

const statuses = ['all', 'pending', 'confirmed'] as const;

function open(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', address]}>{children}</MemoryRouter>
  );
  return renderHook(
    () => ({
      status: useSearchChoice('status', statuses),
      search: useSearchText('search'),
      change: useChangeSearch(),
      navigate: useNavigate(),
      location: useLocation(),
    }),
    { wrapper },
  );
}

const addressIn = ({ current: { location } }: ReturnType<typeof open>['result']) => location.pathname + location.search;

test('a choice is read from the URL; an invalid one counts as the first', () => {
  expect(open('/bookings?status=pending').result.current.status[0]).toBe('pending');
  expect(open('/bookings?status=no-such').result.current.status[0]).toBe('all');
  expect(open('/bookings').result.current.status[0]).toBe('all');
});

test('a choice is added to the URL, and going back undoes it', () => {
  const { result } = open('/bookings?search=pipes');
  act(() => result.current.status[1]('confirmed'));
  expect(addressIn(result)).toBe('/bookings?search=pipes&status=confirmed');
  act(() => result.current.navigate(-1));
  expect(addressIn(result)).toBe('/bookings?search=pipes');
  expect(result.current.status[0]).toBe('all');
});

test('the first choice is not written', () => {
  const { result } = open('/bookings?status=pending');
  act(() => result.current.status[1]('all'));
  expect(addressIn(result)).toBe('/bookings');
});

test('repeating a choice adds no history entry', () => {
  const { result } = open('/bookings?status=pending');
  act(() => result.current.status[1]('pending'));
  act(() => result.current.navigate(-1));
  expect(addressIn(result)).toBe('/before');
});

test('typed text replaces its history entry', () => {
  const { result } = open('/bookings');
  act(() => result.current.search[1]('p', { replace: true }));
  act(() => result.current.search[1]('pi', { replace: true }));
  expect(addressIn(result)).toBe('/bookings?search=pi');
  act(() => result.current.navigate(-1));
  expect(addressIn(result)).toBe('/before');
});

test('several changes are one history entry', () => {
  const { result } = open('/bookings?status=pending&page=3');
  act(() => result.current.change({ status: 'confirmed', page: '', search: 'roof' }));
  expect(addressIn(result)).toBe('/bookings?status=confirmed&search=roof');
  act(() => result.current.navigate(-1));
  expect(addressIn(result)).toBe('/bookings?status=pending&page=3');
});
