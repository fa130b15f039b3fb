import type { BookingWithTimeline } from '@plaza/contracts/marketplace/bookings';
import { Button, Dialog, DownloadIcon, Empty, Row, Stack } from '@plaza/ui';
import { apiErrorIn } from '@plaza/web-kit';
import { useRef } from 'react';
import { LoadError } from '../../notices/load-error';
import { StaleDataNotice } from '../../notices/stale-data-notice';
import { BookingActions, hasActions } from '../actions/booking-actions';
import { useMarketplaceBookingQuery } from '../api/bookings-api';
import { BookingFacts } from './booking-facts';
import { BookingReview } from './booking-review';
import { ContactRow } from './contact-row';
import { DetailsSkeleton } from './details-skeleton';
import type { InputProps } from './input-props';
import { useForgetImpossibleInput } from './kept-input';
import { PrintedBooking } from './printed-booking';
import { Timeline } from './timeline';

/**
 * A booking with all its fields, actions, review and history. A typed review or reply is kept when the user leaves by a
 * link, and discarded when they close the dialog.
 */
export function BookingDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useMarketplaceBookingQuery({ id }, { refetchOnMountOrArgChange: true });
  const { currentData: booking } = answer;
  useForgetImpossibleInput(id, answer);
  const discard = useRef<() => void>(null);

  function handleClose() {
    discard.current?.();
    onClose();
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={handleClose}
      title={booking?.title ?? 'Booking'}
      footer={booking && hasActions(booking) && <BookingActions booking={booking} inDialog />}
    >
      <Content answer={answer} discardRef={discard} />
    </Dialog>
  );
}

interface Answer {
  readonly currentData?: BookingWithTimeline | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => void;
}

function Content({ answer, discardRef }: { answer: Answer } & Pick<InputProps, 'discardRef'>) {
  const { currentData: booking, error, isFetching, fulfilledTimeStamp, refetch } = answer;
  if (apiErrorIn(error)?.status === 404 && !booking) {
    return <Empty title="There is no such booking" text="It may be assigned to somebody else now." />;
  }
  if (error && !booking) {
    return <LoadError title="Failed to load the booking" error={error} loading={isFetching} onRetry={refetch} />;
  }
  if (!booking) return <DetailsSkeleton />;
  return (
    <Stack gap={24}>
      {error !== undefined && (
        <StaleDataNotice error={error} since={fulfilledTimeStamp} loading={isFetching} onRetry={refetch} />
      )}
      <BookingFacts booking={booking} />
      <Row>
        <ContactRow booking={booking} />
        <Button variant="ghost" icon={<DownloadIcon />} onClick={() => print()}>
          Print or Save
        </Button>
      </Row>
      <PrintedBooking booking={booking} />
      <BookingReview booking={booking} discardRef={discardRef} />
      <Timeline entries={booking.timeline} />
    </Stack>
  );
}
