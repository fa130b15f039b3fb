interface Question {
  readonly answered: Promise<boolean>;
  readonly answer: (isReauthenticated: boolean) => void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

function become(next: Question | undefined) {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the user to reauthenticate. Concurrent callers share one question.
 * @returns whether the user did; false at once if no component on the page shows the question
 */
export function requestReauthentication(): Promise<boolean> {
  if (question) return question.answered;
  if (listeners.size === 0) return Promise.resolve(false);
  let answer: Question['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  become({ answered, answer });
  return answered;
}

/** Settles the open question, if there is one. */
export function answerReauthentication(isReauthenticated: boolean): void {
  question?.answer(isReauthenticated);
  become(undefined);
}

export const reauthenticationPrompt = {
  isOpen: () => question !== undefined,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
