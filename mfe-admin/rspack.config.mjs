import { remote, standalone } from '@plaza/build-kit/browser';

const dir = import.meta.dirname;

export default (env, { mode }) => {
  const options = { dir, dev: mode === 'development', port: 4312 };
  return env.standalone ? standalone(options) : remote(options);
};
