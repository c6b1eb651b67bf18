/** Returns the host of an address, by which requests are limited; any other text counts as its own host. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host || address : address
}
