import { readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import { decodeBody } from '#engine/feeds/decoding/decode-body.ts'
import { readSafely } from './read-safely.ts'
import { check, filesOf, newResult, skip, type SetResult } from './sets.ts'

/**
 * Reads every file of a set. `safe` checks that no file crashes the parser, delays it, causes a
 * request or gives another result the second time. `whole` checks that each complete feed gives as
 * many entries as it has different items.
 */
export function runSurvival(
  set: string,
  folder: string,
): { safe: SetResult; whole: SetResult; slowestMs: number } {
  const files = filesOf(folder)
  const [safe, whole] = [newResult(set, files.length), newResult(set, files.length)]
  let slowestMs = 0
  for (const file of files) {
    const body = readFileSync(file)
    const { document, faults, ms } = readSafely(body)
    slowestMs = Math.max(slowestMs, ms)
    check(safe, faults.length === 0, { file, what: 'is read safely', wanted: [], found: faults })

    const items = differentItems(decodeBody(body).text)
    if (items === null) skip(whole, 'is no whole XML feed')
    else {
      const found = document?.entries.length
      check(whole, found === items, { file, what: 'entries', wanted: items, found })
    }
  }
  return { safe, whole, slowestMs }
}

/**
 * Counts the different items of a document by their id, or else their link, together with their
 * words, because some publishers give all their items one id. Null for anything but a complete
 * feed.
 */
function differentItems(text: string): number | null {
  const items = new Set<string>()
  let item: Record<string, string> | null = null
  let [itemDepth, depth, itemStart] = [0, 0, 0]
  let root = ''
  let field = ''
  let isWhole = false
  const parser = new Parser(
    {
      onopentag(tag, { href, rel, 'rdf:about': about }) {
        const name = tag.replace(/^.*:/, '').toLowerCase()
        root ||= name
        depth++
        if (!item && (name === 'item' || name === 'entry')) {
          item = { id: about ?? '' }
          itemDepth = depth
          itemStart = parser.endIndex
        }
        if (item && depth === itemDepth + 1) field = tag === 'guid' ? 'id' : tag.toLowerCase()
        if (item && field === 'link' && href && (!rel || rel === 'alternate')) item['link'] ||= href
      },
      ontext(words) {
        if (item && field) item[field] = (item[field] ?? '') + words.trim()
      },
      onclosetag(_, isImplied) {
        if (item && depth === itemDepth) {
          const { id, link, title, ...others } = item
          const words = JSON.stringify([
            title,
            others['description'],
            others['summary'],
            others['content'],
          ])
          if (!isImplied || parser.endIndex === itemStart) items.add(`${id || link} ${words}`)
          item = null
        }
        if (depth <= itemDepth + 1) field = ''
        if (--depth === 0) isWhole = !isImplied
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return isWhole && /^(rss|rdf|feed|channel)$/.test(root) ? items.size : null
}
