export function ProfilesScreen() {
  return null
}
