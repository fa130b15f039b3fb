import { gatewayUrl, shell, shellDrawing, shellVisitor } from '@plaza/build-kit/browser';
import { useDevelopmentRemotes } from './development-remotes.mjs';
import { lean } from './lean-build.mjs';
import { StaticPagesPlugin } from './static-pages.mjs';

const dir = import.meta.dirname;

export default (_env, { mode }) => {
  const dev = mode === 'development';
  const devServer = {
    proxy: [{ context: ['/api', '/remotes', '/dev'], target: gatewayUrl() }],
    setupMiddlewares: useDevelopmentRemotes,
  };
  const config = shell({ dir, dev, port: 4300, devServer });
  if (dev) return config;
  const drawing = shellDrawing({ dir, entry: './src/static/draw-pages.tsx' });
  const visitor = lean(shellVisitor({ dir, entry: './src/visitor/visitor.ts' }));
  config.plugins.push(new StaticPagesPlugin(drawing, visitor));
  return lean(config);
};
