import { defineRemote } from '@plaza/web-kit';
import { Bookings } from './bookings/bookings';
import { Contractors } from './contractors/contractors';
import { MapTab } from './map/map-tab';
import { Messages } from './messages/messages';
import { closeOutboxes } from './messages/outbox/outboxes';

export default defineRemote({
  tabs: { bookings: Bookings, contractors: Contractors, map: MapTab, messages: Messages },
  palette: async () => (await import('./palette/palette')).palette,
  dispose: closeOutboxes,
});
