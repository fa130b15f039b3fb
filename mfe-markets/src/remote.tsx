import { defineRemote } from '@plaza/web-kit';
import { Terminal } from './terminal/terminal';

export default defineRemote({
  tabs: { markets: Terminal },
  palette: async () => (await import('./palette/palette')).palette,
});
