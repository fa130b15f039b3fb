import { describeRemote, gatewayUrl, remote, standalone } from './browser.js';
import { nodeProgram } from './node.js';
import { inRealShell } from './real-shell.js';

/**
 * The rspack configurations of an area with a repository of its own: `remote/` becomes `dist/remote`, which is
 * released, and `service/` becomes `dist/service`. `--env remote`, `--env service`: one of them; `--env standalone`:
 * the remote on a page of its own.
 * @param {string} dir the area's folder, whose package.json says the port of the remote's development server
 */
export function areaConfig(dir) {
  return (env, { mode }) => {
    const { remote: name, port, ...about } = describeRemote(dir);
    const browser = { dir, dev: mode === 'development', port, src: 'remote' };
    const devServer = inRealShell({ ...about, name, gateway: gatewayUrl(), port });
    if (env.standalone) return standalone(browser);
    const parts = {
      // A chunk that is built when a browser first asks would have the browser ask for it where the platform answers.
      remote: () => ({
        ...remote({ ...browser, out: 'dist/remote', devServer, inRealShell: true }),
        lazyCompilation: false,
      }),
      service: () => service(dir, browser.dev),
    };
    const wanted = Object.keys(parts).filter((part) => env[part]);
    return (wanted.length > 0 ? wanted : Object.keys(parts)).map((part) => parts[part]());
  };
}

function service(dir, dev) {
  const { output, ...program } = nodeProgram({ dir, entry: { main: './service/main.ts' }, out: 'dist/service' });
  // Node watches that folder in development, and ends where it is taken away from under it.
  return { ...program, output: { ...output, clean: !dev } };
}
