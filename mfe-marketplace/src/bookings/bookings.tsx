import { isAdministrator } from '@plaza/contracts/roles';
import { Button, PageHeader, PlusIcon, Stack, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { LazyPart, lazyChunk, useUser } from '@plaza/web-kit';
import { Suspense, useDeferredValue } from 'react';
import { BookingDialogs } from './actions/booking-dialogs';
import { useLiveBookings } from './api/use-live-bookings';
import { Agenda } from './appointments/agenda/agenda';
import { Week } from './appointments/week/week';
import { BookingDetails } from './details/booking-details';
import { DispatchSkeleton } from './dispatch/dispatch-skeleton';
import { BookingListView } from './list/booking-list-view';
import { useBookingsUrl, type View, views } from './use-bookings-url';

const DispatchBoard = lazyChunk(() => import('./dispatch/dispatch-board'));
const NewBookingDialog = lazyChunk(() => import('./request/new-booking-dialog'));

const labels: Record<View, string> = { list: 'List', agenda: 'Agenda', week: 'Week', dispatch: 'Dispatch' };

/** The bookings tab: a list, an agenda, a week, and the dispatch board for those who assign bookings. */
export function Bookings() {
  const user = useUser();
  const address = useBookingsUrl();
  // The press is answered at once, and the dialog is rendered between inputs.
  const isDrawn = useDeferredValue(address.bookingId !== undefined);
  useLiveBookings();
  const canAssign = user && (user.role === 'contractor' || isAdministrator(user));
  const offered = views.filter((view) => view !== 'dispatch' || canAssign);
  const view = offered.find((one) => one === address.view) ?? 'list';
  const handleView = (chosen: string) => address.showView(offered.find((one) => one === chosen) ?? 'list');
  return (
    <BookingDialogs>
      <Stack>
        <PageHeader
          oneLine
          title="Bookings"
          subtitle="Manage service bookings and appointments"
          actions={
            <Button variant="primary" icon={<PlusIcon />} onClick={address.requestBooking}>
              New Booking
            </Button>
          }
        />
        <Tabs value={view} onValueChange={handleView}>
          <Stack>
            <TabList label="View">
              {offered.map((one) => (
                <Tab key={one} value={one}>
                  {labels[one]}
                </Tab>
              ))}
            </TabList>
            <TabPanel value={view} tabIndex={-1}>
              {view === 'list' && <BookingListView onOpen={address.openBooking} />}
              {view === 'agenda' && <Agenda onOpen={address.openBooking} />}
              {view === 'week' && <Week onOpen={address.openBooking} />}
              {view === 'dispatch' && (
                <Suspense fallback={<DispatchSkeleton />}>
                  <DispatchBoard />
                </Suspense>
              )}
            </TabPanel>
          </Stack>
        </Tabs>
        {address.bookingId !== undefined && isDrawn && (
          <BookingDetails id={address.bookingId} onClose={address.closeBooking} />
        )}
        {address.hire !== undefined && (
          <LazyPart onFailure={address.closeRequest}>
            <NewBookingDialog contractorId={address.hire} onClose={address.closeRequest} />
          </LazyPart>
        )}
      </Stack>
    </BookingDialogs>
  );
}
