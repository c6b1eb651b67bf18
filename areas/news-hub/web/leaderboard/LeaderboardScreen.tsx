export function LeaderboardScreen() {
  return null
}
