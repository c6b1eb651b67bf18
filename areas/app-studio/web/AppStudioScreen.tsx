export function AppStudioScreen() {
  return null
}
