export function ArenaScreen() {
  return null
}
