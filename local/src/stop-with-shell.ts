const lookMs = 500;

/**
 * Calls `stop` once the shell is gone that npm runs a script in: npm passes SIGTERM to that shell, which ends by it and
 * passes it to nobody.
 * @param env where npm says which script it runs
 */
export function stopWithShell(stop: () => void, env: NodeJS.ProcessEnv = process.env): void {
  if (env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) stop();
  }, lookMs).unref();
}
