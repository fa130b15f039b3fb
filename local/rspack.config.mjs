import { nodeProgram } from '@plaza/build-kit/node';

export default nodeProgram({
  dir: import.meta.dirname,
  entry: { main: './src/main.ts', release: './src/release.ts', gateway: './src/gateway.ts' },
  packages: 'inside',
});
