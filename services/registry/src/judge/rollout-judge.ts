import type { RemoteName } from '@plaza/contracts/permission-graph';
import { runPeriodically } from '@plaza/service-kit/run-periodically';
import { remotesWaiting } from '../outcomes/waiting-outcomes';
import { RemotePointerModel } from '../remotes/remote.model';
import type { OnlineCount } from '../rollouts/online-count';
import { type JudgeDependencies, judgeRemote } from './judge-remote';

const passMs = 2000;

interface Dependencies extends JudgeDependencies {
  readonly online: OnlineCount;
  readonly flushOutbox: () => Promise<void>;
}

/** Judges rollouts after each outcome, and in a pass every two seconds, in every registry process. */
export class RolloutJudge {
  /** The run in progress, and the one queued after it, which includes outcomes that arrive in the meantime. */
  readonly #running = new Map<RemoteName, Promise<void>>();
  readonly #next = new Map<RemoteName, Promise<void>>();

  constructor(private readonly dependencies: Dependencies) {}

  /** Resolves once every outcome of the remote reported so far has been judged. */
  judge(name: RemoteName): Promise<void> {
    const running = this.#running.get(name);
    if (!running) return this.#run(name);
    let next = this.#next.get(name);
    if (!next) {
      next = running
        .catch(() => undefined) // the caller of that run gets the error
        .then(() => {
          this.#next.delete(name);
          return this.#run(name);
        });
      this.#next.set(name, next);
    }
    return next;
  }

  /** Judges every remote for which something may be due. */
  async pass(): Promise<void> {
    const rolledOut = await RemotePointerModel.distinct('_id', { rollout: { $type: 'object' } });
    if (rolledOut.length > 0) await this.#countOnline();
    const names = new Set<RemoteName>([...rolledOut, ...(await remotesWaiting())]);
    await Promise.all([...names].map((name) => this.judge(name)));
  }

  /** @returns a function that stops the judge */
  start(): () => Promise<void> {
    const { log } = this.dependencies;
    return runPeriodically(
      passMs,
      () => this.pass(),
      (error) => log.warn({ err: error }, 'rollouts could not be judged; trying again'),
    );
  }

  async #countOnline(): Promise<void> {
    const { online, log } = this.dependencies;
    await online
      .refresh()
      .catch((error) => log.warn({ err: error }, 'rollouts are held: the online users are unknown'));
  }

  #run(name: RemoteName): Promise<void> {
    const running = judgeRemote(name, this.dependencies)
      .then((hasEvents) => (hasEvents ? this.dependencies.flushOutbox() : undefined))
      .finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    return running;
  }
}
