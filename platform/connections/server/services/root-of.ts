/** The address without the slashes that may be typed at its end. */
export function rootOf(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end--
  return address.slice(0, end)
}
