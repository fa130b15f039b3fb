import { defineRemote } from '@plaza/web-kit';
import { Bookings } from './bookings/bookings';
import { Contractors } from './contractors/contractors';
import { MapTab } from './map/map-tab';
import { Messages } from './messages/messages';
import { closeOutboxes } from './messages/outbox/outboxes';
import { withOutbox } from './messages/outbox/with-outbox';

export default defineRemote({
  tabs: {
    bookings: withOutbox(Bookings),
    contractors: withOutbox(Contractors),
    map: withOutbox(MapTab),
    messages: withOutbox(Messages),
  },
  palette: async () => (await import('./palette/palette')).palette,
  dispose: closeOutboxes,
});
