import { defineRemote } from '@plaza/web-kit';
import { AdminPanel } from './panel/admin-panel';

export default defineRemote({
  tabs: { admin: AdminPanel },
  palette: async () => (await import('./palette/palette')).palette,
});
