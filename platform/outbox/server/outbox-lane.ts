/** The name of the lane that sends messages of a kind; waking it starts a look for due messages. */
export function laneOf(kind: string): string {
  return `outbox_${kind}`
}
