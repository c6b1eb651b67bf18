/** The name of the lane that sends messages of a kind, for waking it. */
export function laneOf(kind: string): string {
  return `outbox_${kind}`
}
