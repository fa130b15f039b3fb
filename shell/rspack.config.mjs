import path from 'node:path';
import { gatewayUrl, shell, shellPrerendering, shellScripts } from '@plaza/build-kit/browser';
import { useDevelopmentRemotes } from './build/development-remotes.mjs';
import { FaviconPlugin } from './build/favicon-plugin.mjs';
import { lean } from './build/lean-build.mjs';
import { StaticPagesPlugin } from './build/static-pages.mjs';

const dir = import.meta.dirname;

export default (_env, { mode }) => {
  const dev = mode === 'development';
  const devServer = {
    proxy: [{ context: ['/api', '/remotes', '/dev'], target: gatewayUrl() }],
    setupMiddlewares: useDevelopmentRemotes,
  };
  const config = shell({ dir, dev, port: 4300, devServer });
  config.plugins.push(new FaviconPlugin(path.join(dir, 'favicon.ico')));
  if (dev) return config;
  const prerendering = shellPrerendering({ dir, entry: './src/static/prerender-pages.tsx' });
  const entry = { visitor: './src/prerendered/prerendered.ts', start: './src/start/start.ts' };
  config.plugins.push(new StaticPagesPlugin(prerendering, lean(shellScripts({ dir, entry }))));
  return lean(config);
};
