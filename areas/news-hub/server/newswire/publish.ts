// Placeholder until the newswire is written.
export function newswireAddresses(): { outlet: string; address: string; name: string; category: string }[] {
  return []
}
export function publishFeed(
  _outlet: string,
  _times: { anchor: Date; now: Date },
): { type: string; body: string; etag: string; lastModified: string } | null {
  return null
}
