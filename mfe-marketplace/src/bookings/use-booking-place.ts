import { useSearchParams } from '@plaza/web-kit/router';

export const views = ['list', 'agenda', 'week', 'dispatch'] as const;
export type View = (typeof views)[number];

/** What of the tab is open, as the address says, so that a link and the Back button know it. */
export function useBookingPlace() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string | undefined, replace = false) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  return {
    view: views.find((view) => view === params.get('view')) ?? 'list',
    bookingId: params.get('booking') ?? undefined,
    /** Whom to book: a contractor's id, or empty where that is still to be chosen. */
    hire: params.get('hire') ?? undefined,
    showView: (view: View) => change('view', view === 'list' ? undefined : view),
    openBooking: (id: string) => change('booking', id),
    closeBooking: () => change('booking', undefined, true),
    hireAnybody: () => change('hire', ''),
    closeRequest: () => change('hire', undefined, true),
  };
}
