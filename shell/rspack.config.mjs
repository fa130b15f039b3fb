import { gatewayUrl, shell } from '@plaza/build-kit/browser';
import { useDevelopmentRemotes } from './development-remotes.mjs';
import { lean } from './lean-build.mjs';

export default (_env, { mode }) => {
  const dev = mode === 'development';
  const devServer = {
    proxy: [{ context: ['/api', '/remotes', '/dev'], target: gatewayUrl() }],
    setupMiddlewares: useDevelopmentRemotes,
  };
  const config = shell({ dir: import.meta.dirname, dev, port: 4300, devServer });
  return dev ? config : lean(config);
};
