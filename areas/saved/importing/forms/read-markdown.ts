import { timeOf } from '../file-times.ts'
import { collectBookmarks, type ImportedFile } from '../found-bookmark.ts'

const HEAD_CHARACTERS = 20_000
/** The beginning of each line of a note. */
const QUOTED = '  >'
const ITEM = /^\s*(?:[-*+]|\d{1,6}[.)])\s+(?:\[([ xX])\]\s+)?(?=<?https?:|\[)/

/** Says if a text has list items that are links. */
export function isMarkdownList(text: string): boolean {
  return text
    .slice(0, HEAD_CHARACTERS)
    .split('\n')
    .some((line) => ITEM.test(line))
}

/** Reads bookmarks from a list of links, as in our own export; other text is skipped. */
export function readMarkdown(text: string): ImportedFile {
  const { add, end } = collectBookmarks('markdown')
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    const isItem = ITEM.exec(line)
    const link = isItem && linkIn(line.slice(isItem[0].length))
    if (!link) continue
    const next = lines[at + 1] ?? ''
    const about = next.startsWith('  ') ? next.trim() : ''
    add({
      ...link,
      isRead: isItem[1]?.toLowerCase() === 'x',
      ...factsIn(about),
      note: noteIn(lines, at + 2),
    })
  }
  return end()
}

/**
 * Parses "[Title](<address>)", or the address alone. Brackets in a title are escaped with a
 * backslash.
 */
function linkIn(item: string): { title: string; address: string } | null {
  if (!item.startsWith('[')) {
    const [address = ''] = item.replace('<', '').split(/[\s>]/, 1)
    return { title: '', address }
  }
  const middle = item.lastIndexOf('](')
  if (middle < 0) return null
  const rest = item.slice(middle + 2)
  const isAngled = rest.startsWith('<')
  // The address may be followed by a space and a title for the tooltip.
  const close = rest.search(isAngled ? />/ : /[)\s]/)
  const address = rest.slice(isAngled ? 1 : 0, close < 0 ? rest.length : close)
  return { title: item.slice(1, middle).replaceAll(/\\([\\[\]])/g, '$1'), address }
}

/** Reads the note in the quoted lines below a bookmark. */
function noteIn(lines: readonly string[], start: number): string {
  const end = lines.findIndex((line, at) => at >= start && !line.startsWith(QUOTED))
  const quoted = lines.slice(start, end < 0 ? undefined : end)
  return quoted.map((line) => line.slice(QUOTED.length).replace(/^ /, '')).join('\n')
}

/** Parses a line such as "Saved 2026-03-02T12:00:00.000Z. Archived. Tags: harbour, two words". */
function factsIn(about: string) {
  const [facts, tags] = splitOnce(about, 'Tags: ')
  const savedAt = /^Saved ([\dTZ:.-]{10,40}?)\.(?: |$)/.exec(facts)?.[1]
  return {
    savedAt: timeOf(savedAt),
    isArchived: facts.includes('Archived.'),
    tags: tags.split(','),
  }
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)]
}
