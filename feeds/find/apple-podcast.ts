import { parseJson } from '#core/bounded-json.ts'

/** The address of Apple's API that names the feed of a podcast page; null for any other address. */
export function podcastLookup({ hostname, pathname }: URL): string | null {
  if (!/^(podcasts|itunes)\.apple\.com$/.test(hostname)) return null
  const id = /\/id(\d+)/.exec(pathname)?.[1]
  return id === undefined ? null : `https://itunes.apple.com/lookup?id=${id}&entity=podcast`
}

/** The feed that the lookup's answer names. */
export function feedInLookup(json: string): string | null {
  try {
    const { results } = parseJson(json) as { results?: { feedUrl?: unknown }[] }
    const address = results?.find(({ feedUrl }) => typeof feedUrl === 'string')?.feedUrl
    return typeof address === 'string' ? address : null
  } catch {
    return null
  }
}
