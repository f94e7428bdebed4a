/** `id` is the same when the trigger runs again for the same event; `time` in epoch milliseconds. */
type TriggerEvent = { id: string; time: number };

/** A document that was created or deleted. */
export interface DocumentEvent extends TriggerEvent {
  snapshot: FirebaseFirestore.DocumentSnapshot;
}

/** A document that was changed. */
export interface ChangeEvent extends TriggerEvent {
  before: FirebaseFirestore.DocumentSnapshot;
  after: FirebaseFirestore.DocumentSnapshot;
}
