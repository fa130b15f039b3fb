const lookMs = 500;

/**
 * Calls `stop` once the shell in which npm runs a script has ended: npm sends SIGTERM to that shell, which ends without
 * forwarding it.
 * @param env in which npm names the script that it runs
 */
export function stopWithShell(stop: () => void, env: NodeJS.ProcessEnv = process.env): void {
  if (env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) stop();
  }, lookMs).unref();
}
