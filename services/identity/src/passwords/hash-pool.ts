import { Worker } from 'node:worker_threads';
import { TooManyRequests } from '@plaza/service-kit/errors';
import type { Log } from '@plaza/service-kit/logging/log';

export type HashTask =
  | { readonly kind: 'hash'; readonly text: string; readonly cost: number }
  | { readonly kind: 'compare'; readonly text: string; readonly hash: string };

/** `ms` is how long the thread worked on the task. */
export type HashAnswer =
  | { readonly kind: 'hash'; readonly hash: string; readonly ms?: number }
  | { readonly kind: 'compare'; readonly equal: boolean; readonly ms?: number }
  | { readonly kind: 'error'; readonly message: string; readonly ms?: undefined };

interface Job {
  readonly task: HashTask;
  readonly resolve: (answer: HashAnswer) => void;
  readonly reject: (error: Error) => void;
  attempts: number;
}

/** A job whose thread died is retried only once: a job that kills threads must not kill them all. */
const maxAttempts = 2;

/** The weight of the latest task in the average duration of tasks. */
const latestShare = 0.1;

/** Threads for bcrypt, which would block the event loop. They start on demand and are replaced when they die. */
export class HashPool {
  readonly #jobs = new Map<Worker, Job | undefined>();
  readonly #queue: Job[] = [];
  #stopped = false;

  /**
   * @param maxQueue how many jobs may wait beside the running ones
   * @param taskMs the duration of a task to assume until one was measured
   */
  constructor(
    private readonly size: number,
    private readonly maxQueue: number,
    private readonly log: Log,
    private taskMs = 0,
  ) {}

  /** How long a thread takes for a task: an average in which later tasks weigh more. */
  get averageMs(): number {
    return this.taskMs;
  }

  /** @throws TooManyRequests when the queue is full */
  run(task: HashTask): Promise<HashAnswer> {
    if (this.#stopped) return Promise.reject(new Error('the password threads have been stopped'));
    if (this.#queue.length >= this.maxQueue) return Promise.reject(new TooManyRequests(2));
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject, attempts: 0 });
      this.#assign();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const job of this.#queue.splice(0)) job.reject(new Error('the service is stopping'));
    await this.killThreads();
  }

  /** Terminates the running threads in the middle of their jobs. */
  async killThreads(): Promise<void> {
    await Promise.all([...this.#jobs.keys()].map((worker) => worker.terminate()));
  }

  /** The ids of the threads; one that died is missing until the next job. */
  get threadIds(): number[] {
    return [...this.#jobs.keys()].map((worker) => worker.threadId);
  }

  #assign(): void {
    while (this.#queue.length > 0) {
      const worker = this.#idleWorker();
      const job = worker && this.#queue.shift();
      if (!job) return;
      job.attempts += 1;
      this.#jobs.set(worker, job);
      worker.ref();
      worker.postMessage(job.task);
    }
  }

  #idleWorker(): Worker | undefined {
    for (const [worker, job] of this.#jobs) if (!job) return worker;
    return this.#jobs.size < this.size ? this.#startWorker() : undefined;
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./hash-worker.js', import.meta.url));
    this.#jobs.set(worker, undefined);
    worker.on('message', (answer: HashAnswer) => {
      if (answer.ms !== undefined) this.taskMs += (answer.ms - this.taskMs) * latestShare;
      this.#jobs.get(worker)?.resolve(answer);
      this.#jobs.set(worker, undefined);
      worker.unref(); // an idle thread must not keep the process alive
      this.#assign();
    });
    worker.on('error', (error) => this.log.error({ err: error }, 'a password thread failed'));
    worker.on('exit', () => this.#remove(worker));
    return worker;
  }

  #remove(worker: Worker): void {
    const job = this.#jobs.get(worker);
    this.#jobs.delete(worker);
    if (job && (this.#stopped || job.attempts >= maxAttempts)) job.reject(new Error('the password thread died'));
    else if (job) this.#queue.unshift(job);
    if (!this.#stopped) this.#assign();
  }
}
