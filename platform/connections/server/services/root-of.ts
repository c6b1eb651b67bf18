/** An address may be typed with slashes at its end. */
export function rootOf(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end--
  return address.slice(0, end)
}
