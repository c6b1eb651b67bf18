export function QueuePanel() {
  return null
}
