/** The users who are online, as reported by the gateways. */
export interface Presence {
  isOnline(userId: string): boolean;
  stop(): void;
}
