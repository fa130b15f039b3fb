import { nodeProgram } from '@plaza/build-kit/node';

export default nodeProgram({
  dir: import.meta.dirname,
  entry: {
    main: './src/launch/main.ts',
    release: './src/release/release.ts',
    gateway: './src/gateway-command/gateway.ts',
  },
  packages: 'inside',
});
