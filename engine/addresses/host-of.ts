/** The host of an address, as the unit of politeness; other addresses are a host of their own. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host || address : address
}
