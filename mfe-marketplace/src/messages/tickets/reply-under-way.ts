/** Takes up the answer to a reply: why it was refused, or undefined once the server has it. */
type TakeAnswer = (refusal: string | undefined) => void;

/** By user and ticket. */
const underWay = new Map<string, ReplyUnderWay>();

/** A reply that is being sent. It outlives the box that sent it; a box that is opened meanwhile takes its answer up. */
export class ReplyUnderWay {
  readonly text: string;
  readonly #answer: Promise<string | undefined>;
  #followers = 0;

  /** @param deliver sends the reply, and returns why it was refused */
  constructor(userId: string, ticketId: string, text: string, deliver: () => Promise<string | undefined>) {
    const id = toId(userId, ticketId);
    this.text = text;
    underWay.set(id, this);
    this.#answer = deliver().finally(() => underWay.delete(id));
  }

  static of(userId: string, ticketId: string): ReplyUnderWay | undefined {
    return underWay.get(toId(userId, ticketId));
  }

  /** @returns how to stop following */
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

  /** Calls `tell` if the reply is refused when no box is open that takes the answer up. */
  tellOfRefusal(tell: (refusal: string) => void): void {
    void this.#answer.then((refusal) => {
      if (refusal !== undefined && this.#followers === 0) tell(refusal);
    });
  }
}

const toId = (userId: string, ticketId: string) => `${userId}.${ticketId}`;
