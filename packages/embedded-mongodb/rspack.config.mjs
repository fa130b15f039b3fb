import { nodeProgram } from '@plaza/build-kit/node';

export default nodeProgram({ dir: import.meta.dirname, entry: { host: './src/host/host.ts' } });
