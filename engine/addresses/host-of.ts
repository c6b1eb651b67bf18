/** The host that a request to this address disturbs; addresses that are no web addresses are a host of their own. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host || address : address
}
