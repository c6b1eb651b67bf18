import { serviceVideo } from './embeds/video-services.ts'
import { isOrnament, isSharing } from './ornaments.ts'
import { readTags } from './read-tags.ts'

/**
 * The address of the first meaningful picture of a sanitized text, else of the preview picture of
 * its first video or video frame; null if there is none.
 */
export function firstPicture(html: string): string | null {
  if (!html.includes('<img') && !html.includes('data-embed')) return null
  let found = null as string | null
  let still = null as string | null
  let isInSharing = false
  const handler = {
    onopentag(name: string, attributes: { [name: string]: string }) {
      if (name === 'a') {
        isInSharing = isSharing(attributes['href'])
        still ??= stillOf(attributes)
      }
      if (name !== 'img' || isInSharing || isOrnament(attributes)) return
      found ??= attributes['src'] || null
    },
    onclosetag(name: string) {
      if (name === 'a') isInSharing = false
    },
  }
  readTags(html, handler, () => found !== null)
  return found ?? still
}

function stillOf({
  href = '',
  'data-embed': kind,
  'data-poster': poster,
}: {
  [name: string]: string | undefined
}): string | null {
  return poster ?? (kind === 'frame' ? (serviceVideo(href)?.picture ?? null) : null)
}
