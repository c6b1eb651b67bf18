/** The lane in which messages of a kind are sent, as it is woken. */
export function laneOf(kind: string): string {
  return `outbox_${kind}`
}
