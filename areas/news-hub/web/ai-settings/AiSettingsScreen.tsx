export function AiSettingsScreen() {
  return null
}
