/** The value of one cookie in a Cookie header; null where it is not sent. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return value.join('=').trim()
  }
  return null
}
