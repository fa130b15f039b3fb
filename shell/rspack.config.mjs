import { gatewayUrl, shell } from '@plaza/build-kit/browser';
import { useDevelopmentRemotes } from './development-remotes.mjs';

export default (_env, { mode }) => {
  const dev = mode === 'development';
  const devServer = {
    proxy: [{ context: ['/api', '/remotes', '/dev'], target: gatewayUrl() }],
    setupMiddlewares: useDevelopmentRemotes,
  };
  return shell({ dir: import.meta.dirname, dev, port: 4300, devServer });
};
