/** Handles the response to a reply: the reason for its rejection, or undefined once the server has it. */
type TakeAnswer = (refusal: string | undefined) => void;

/** Replies by user and ticket. */
const underWay = new Map<string, ReplyUnderWay>();

/**
 * A reply that is being sent. It outlives the box that sent it; a box that is opened meanwhile handles its response.
 */
export class ReplyUnderWay {
  readonly text: string;
  readonly #answer: Promise<string | undefined>;
  #followers = 0;

  /** @param deliver sends the reply, and returns the reason if it was rejected */
  constructor(userId: string, ticketId: string, text: string, deliver: () => Promise<string | undefined>) {
    const id = toId(userId, ticketId);
    this.text = text;
    underWay.set(id, this);
    this.#answer = deliver().finally(() => underWay.delete(id));
  }

  static of(userId: string, ticketId: string): ReplyUnderWay | undefined {
    return underWay.get(toId(userId, ticketId));
  }

  /** @returns a function that stops following */
  follow(take: TakeAnswer): () => void {
    let isFollowing = true;
    this.#followers += 1;
    void this.#answer.then((refusal) => {
      if (isFollowing) take(refusal);
    });
    return () => {
      isFollowing = false;
      this.#followers -= 1;
    };
  }

  /** Calls `tell` if the reply is rejected while no open box handles the response. */
  tellOfRefusal(tell: (refusal: string) => void): void {
    void this.#answer.then((refusal) => {
      if (refusal !== undefined && this.#followers === 0) tell(refusal);
    });
  }
}

const toId = (userId: string, ticketId: string) => `${userId}.${ticketId}`;
