/**
 * Removes the scheme that opens a feed reader, as in "feed://example.com",
 * "feed:https://example.com" or "itpc://example.com". Browsers write "feed:https://" as
 * "feed://https//".
 */
export function withoutFeedScheme(address: string): string {
  const rest = /^(?:feeds?|rss|itpc|pcast|podcast):(?:\/\/)?(.*)$/is.exec(address.trim())?.[1]
  if (rest === undefined) return address
  const own = /^(https?):?\/\/(.*)$/is.exec(rest)
  return own ? `${own[1]}://${own[2]}` : rest
}
