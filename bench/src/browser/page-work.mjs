/** Shorter events are not told, and count as this. */
const eventMs = 16;
/** What is asked for over the network, or waits for a pause in the typing, is drawn by then. */
const pauseMs = 600;
const calmMs = 300;
const longestWaitMs = 10_000;

/**
 * @typedef {object} Work of one step, in milliseconds
 * @property {string} step
 * @property {number[]} tasks those of more than 50 ms
 * @property {number[]} interactions each from the input to the next paint; what took less than 16 counts as 16
 */

/** Runs in the page before its own scripts: keeps what the browser tells of long tasks and of interactions. */
export function noteWork() {
  const work = { tasks: [], events: [] };
  globalThis.notedWork = work;
  const note = (into, toEntry, options) =>
    new PerformanceObserver((list) => into.push(...list.getEntries().flatMap(toEntry))).observe(options);
  note(work.tasks, ({ startTime, duration }) => [{ startTime, duration }], { type: 'longtask', buffered: true });
  note(
    work.events,
    ({ startTime, duration, interactionId }) => (interactionId ? [{ startTime, duration, interactionId }] : []),
    { type: 'event', durationThreshold: 16, buffered: true },
  );
}

/** Somebody at a page: the pointer and the keyboard, and what the browser did for each step of theirs. */
export class PageWork {
  /** @type {Work[]} */
  steps = [];
  #page;

  /** @param {import('@playwright/test').Page} page that has `noteWork` from its start */
  constructor(page) {
    this.#page = page;
  }

  /**
   * One step, until its content is there and nothing more is being done for it.
   * @param {() => Promise<unknown>} action without a look into the page, which would be work of the page too
   * @param {string} [until] a CSS selector: there when the step is done; with "!" in front, gone then
   */
  async step(name, action, until) {
    const from = await this.#moment();
    await action();
    if (until) await this.#page.waitForFunction(isThere, until, { timeout: longestWaitMs });
    await this.#untilCalm();
    const to = await this.#moment();
    const entries = await this.#page.evaluate(() => globalThis.notedWork);
    this.steps.push(workBetween(name, entries, from, to));
  }

  /** Presses something. @param {import('@playwright/test').Locator} target */
  async press(name, target, until) {
    const { x, y } = await middleOf(target);
    await this.step(
      name,
      async () => {
        await this.#page.mouse.move(x, y, { steps: 3 });
        await this.#page.mouse.click(x, y, { delay: 50 });
      },
      until,
    );
  }

  /** Types a text, letter by letter, wherever the focus is. */
  type(name, text, until) {
    return this.step(name, () => this.#page.keyboard.type(text, { delay: 150 }), until);
  }

  /** Presses a key some times. */
  async keys(name, key, times = 1, until) {
    await this.step(
      name,
      async () => {
        for (let done = 0; done < times; done++) await this.#page.keyboard.press(key, { delay: 50 });
      },
      until,
    );
  }

  /** Turns the wheel over something: so many times 300 px down, and back. */
  async scroll(name, target, times) {
    const { x, y } = await middleOf(target);
    await this.step(name, async () => {
      await this.#page.mouse.move(x, y);
      for (const distance of [300, -300]) {
        for (let turned = 0; turned < times; turned++) {
          await this.#page.mouse.wheel(0, distance);
          await this.#page.waitForTimeout(60);
        }
      }
    });
  }

  /** Looks on for a while. */
  watch(name, ms) {
    return this.step(name, () => this.#page.waitForTimeout(ms));
  }

  #moment() {
    return this.#page.evaluate(() => performance.now());
  }

  async #untilCalm() {
    await this.#page.waitForTimeout(pauseMs);
    await this.#page.waitForFunction(
      (ms) => {
        const last = globalThis.notedWork.tasks.at(-1);
        return !last || performance.now() - last.startTime - last.duration > ms;
      },
      calmMs,
      { timeout: longestWaitMs },
    );
  }
}

/** Runs in the page. */
function isThere(selector) {
  return selector.startsWith('!') ? !document.querySelector(selector.slice(1)) : document.querySelector(selector);
}

async function middleOf(target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  return { x: x + width / 2, y: y + Math.min(height, 400) / 2 };
}

/**
 * What belongs to a step. An interaction has several events (pointer down, pointer up, click), the slowest of which is
 * its time; it belongs to the step in which it began.
 * @param {{ tasks: { startTime: number, duration: number }[],
 *   events: { startTime: number, duration: number, interactionId: number }[] }} entries
 * @returns {Work}
 */
export function workBetween(step, { tasks, events }, from, to) {
  const isWithin = ({ startTime }) => startTime >= from && startTime < to;
  const slowest = new Map();
  for (const { interactionId, duration } of events.filter(isWithin)) {
    slowest.set(interactionId, Math.max(slowest.get(interactionId) ?? eventMs, duration));
  }
  return { step, tasks: tasks.filter(isWithin).map(({ duration }) => duration), interactions: [...slowest.values()] };
}
