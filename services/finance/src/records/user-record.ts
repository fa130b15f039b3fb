/** The fields of every record. */
export interface UserRecord {
  _id: string;
  userId: string;
  currency: string;
  version: number;
  /** Of what was sent with a key, for a record that was; its id is made of that key. */
  requestHash?: string;
  createdAt: Date;
  updatedAt: Date;
}
