import { defineRemote } from '@plaza/web-kit';
import { Bookings } from './bookings/bookings';
import { Contractors } from './contractors/contractors';
import { MapTab } from './map/map-tab';
import { Messages } from './messages/messages';
import { closeOutboxes } from './messages/outbox/outboxes';
import { withSending } from './messages/outbox/with-sending';

export default defineRemote({
  tabs: {
    bookings: withSending(Bookings),
    contractors: withSending(Contractors),
    map: withSending(MapTab),
    messages: Messages, // sends by itself
  },
  palette: async () => (await import('./palette/palette')).palette,
  dispose: closeOutboxes,
});
