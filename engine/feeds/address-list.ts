import type { OpmlFeed } from './opml.ts'

/** Words after an address. Words in quotation marks are one word, as Newsboat writes its tags. */
const WORD = /"([^"]*)"|[^\s"]+/g
const MOST_WORDS = 20

interface ListedFeed extends Pick<OpmlFeed, 'title' | 'folder'> {
  /** The address as written. */
  address: string
}

/**
 * Reads addresses of feeds, one a line, as in Newsboat's file `urls`. Of the words after an
 * address, one that begins with "~" is the name, and the first other one is the folder. Returns
 * null if the text is not such a list.
 */
export function readAddressList(text: string): ListedFeed[] | null {
  const lines = text.split(/[\n\r]/).map((line) => line.trim())
  const feeds = lines.filter((line) => /^https?:\/\//i.test(line))
  // Empty lines, comments and Newsboat's queries and programs are allowed; any other line counts
  // against a list.
  const others = lines.filter((line) => !/^(?:$|#|https?:\/\/|"?query:|exec:|filter:)/i.test(line))
  if (feeds.length <= others.length) return null
  return feeds.map((line) => {
    const [address = ''] = line.split(/\s/, 1)
    const words = [...line.slice(address.length).matchAll(WORD)]
      .slice(0, MOST_WORDS)
      .map(([word, quoted]) => quoted ?? word)
    const title = words.find((word) => word.startsWith('~'))?.slice(1) ?? null
    const folder = words.find((word) => !/^[~!#]/.test(word))
    return { address, title, folder: folder === undefined ? [] : [folder] }
  })
}
