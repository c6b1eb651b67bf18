import { readTags } from './read-tags.ts'

/** Where the first picture of a sanitised text is; null when it has none. */
export function firstPicture(html: string): string | null {
  if (!html.includes('<img')) return null
  let found = null as string | null
  const handler = {
    onopentag(name: string, { src }: { [name: string]: string }) {
      if (name === 'img' && src) found ??= src
    },
  }
  readTags(html, handler, () => found !== null)
  return found
}
