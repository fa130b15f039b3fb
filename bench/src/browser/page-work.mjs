/** The browser does not report shorter events; they count as this long. */
const eventMs = 16;
/** By then, responses to requests and whatever is debounced while somebody types have been rendered. */
const pauseMs = 600;
const calmMs = 300;
const longestWaitMs = 10_000;

/**
 * @typedef {object} Work of one step, in milliseconds
 * @property {string} step
 * @property {number[]} tasks durations of the tasks that took more than 50 ms
 * @property {number[]} interactions each from the input to the next paint; one that took less than 16 ms counts as 16
 */

/** Runs in the page before its own scripts, and records the long tasks and interactions that the browser reports. */
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

/** A user at a page, with pointer and keyboard, and the browser's work for each of the user's steps. */
export class PageWork {
  /** @type {Work[]} */
  steps = [];
  #page;

  /** @param {import('@playwright/test').Page} page that has run `noteWork` from its start */
  constructor(page) {
    this.#page = page;
  }

  /**
   * Runs one step, and waits until its content is there and the browser does no more work for it.
   * @param {() => Promise<unknown>} action must not query the page, as the query would be counted as the page's work
   * @param {string} [until] a CSS selector: the step is done once it matches or, with "!" in front, no longer matches
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

  /** Clicks an element. @param {import('@playwright/test').Locator} target */
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

  /** Types a text letter by letter into the focused element. */
  type(name, text, until) {
    return this.step(name, () => this.#page.keyboard.type(text, { delay: 150 }), until);
  }

  /** Presses a key `times` times. */
  async keys(name, key, times = 1, until) {
    await this.step(
      name,
      async () => {
        for (let done = 0; done < times; done++) await this.#page.keyboard.press(key, { delay: 50 });
      },
      until,
    );
  }

  /** Turns the wheel over an element: `times` times 300 px down, then back. */
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

  /** Records the browser's work for a while without any input. */
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
 * The work that belongs to a step. An interaction consists of several events (pointer down, pointer up, click); its
 * time is that of its slowest event, and it belongs to the step in which it began.
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
