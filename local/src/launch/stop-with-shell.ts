const lookMs = 500;

/**
 * Calls `stop` once the shell in which npm runs a script has ended: npm sends SIGTERM to that shell, which ends without
 * forwarding it. If the shell ended earlier, during the installation or the build, `stop` is called at once.
 * @param env in which npm names the script that it runs, and the command the shell that it was started by
 */
export function stopWithShell(stop: () => void, env: NodeJS.ProcessEnv = process.env): void {
  if (env.npm_lifecycle_event !== 'start') return;
  const shell = Number(env.PLAZA_SHELL_PID) || process.ppid;
  const look = () => {
    if (process.ppid !== shell) stop();
  };
  look();
  setInterval(look, lookMs).unref();
}
