export function HubList() {
  return null
}
