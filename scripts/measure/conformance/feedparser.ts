import { readFileSync } from 'node:fs'
import { decodeBody } from '#engine/feeds/decoding/decode-body.ts'
import type { FeedDocument, FeedEntry } from '#engine/feeds/feed-document.ts'
import { readDate } from '#engine/dates/read-date.ts'
import { pythonLiteral, type Literal } from './python-literal.ts'
import { ADDRESS, readSafely } from './read-safely.ts'
import { sameLink, sameName, sameTime, sameWords } from './same.ts'
import { check, filesOf, newResult, skip, type SetResult } from './sets.ts'

/** Matches paths such as "entries[0]['title']" or "feed.title". */
const PATH = /^(feed|entries\[(\d+)\])((?:\.\w+|\['[\w-]+'\]|\[\d+\])+)$/

/**
 * Checks the expectations that feedparser's test documents state in a comment at their beginning.
 */
export function runFeedparser(folder: string): SetResult {
  const files = filesOf(folder)
  const result = newResult('feedparser', files.length)
  for (const file of files) {
    const body = readFileSync(file)
    const head = decodeBody(body).text.slice(0, 4000)
    // safe expression: the head of a test file of the suite
    const expression = /Expect:[^\S\n]*(.*)/.exec(head)?.[1]?.replace(/-->.*$/, '')
    if (expression === undefined) {
      skip(result, 'says nothing that can be found')
      continue
    }
    const claims = simpleClaims(expression)
    if (claims === null || claims.length === 0) {
      skip(result, claims ? 'only asks whether it is well formed' : 'not in the simple form')
      continue
    }
    const compared = claims.map((claim) => ({ ...claim, compare: comparison(claim.field) }))
    if (compared.some(({ compare }) => compare === null)) {
      skip(result, 'a field that we do not keep')
      continue
    }
    const headers = headersIn(head)
    const address = new URL(headers['content-location'] ?? '', ADDRESS).href
    const { document } = readSafely(body, { contentType: headers['content-type'], address })
    if (document?.entries.length === 1 && claims.some(({ index }) => index > 0)) {
      skip(result, 'shows one item twice, which is one entry for us')
      continue
    }
    const answers = compared.map(({ field, index, wanted, compare }) => ({
      ...compare!(document, index, wanted, address),
      what: field,
      wanted,
    }))
    const wrong = answers.find(({ isSame }) => !isSame)
    check(result, !wrong, { file, ...(wrong ?? answers[0]!) })
  }
  return result
}

interface Claim {
  /** The path of a field, such as "feed.title" or "entry.tags[0].term". */
  field: string
  index: number
  wanted: Literal
}

/**
 * Reads claims of the form "not bozo and PATH == LITERAL and ..."; null for any other expression.
 */
function simpleClaims(expression: string): Claim[] | null {
  const claims: Claim[] = []
  for (const part of splitOutsideQuotes(expression.trim(), ' and ')) {
    if (/^(not )?bozo$|^1$/.test(part)) continue
    const bare = /^\(.*\)$/.test(part) && part.includes('==') ? part.slice(1, -1) : part
    const paths = splitOutsideQuotes(bare, ' == ')
    const wanted = pythonLiteral(paths.pop()!)
    if (wanted === undefined || paths.length === 0) return null
    for (const path of paths) {
      const [, scope, index, names] = PATH.exec(path) ?? []
      if (names === undefined) return null
      const name = names.replaceAll(/\['([\w-]+)'\]/g, '.$1').replace(/_detail\.value$/, '')
      claims.push({
        field: (scope === 'feed' ? scope : 'entry') + name,
        index: Number(index ?? 0),
        wanted,
      })
    }
  }
  return claims
}

function splitOutsideQuotes(text: string, mark: string): string[] {
  const parts = ['']
  for (const [piece] of text.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^]/g)) {
    parts[parts.length - 1] += piece
    const last = parts.at(-1)!
    if (last.endsWith(mark)) parts.splice(-1, 1, last.slice(0, -mark.length), '')
  }
  return parts.map((part) => part.trim())
}

function headersIn(head: string): Record<string, string> {
  return Object.fromEntries(
    // safe expression: the head of a test file of the suite
    [...head.matchAll(/^\s*Header:\s*([\w-]+)\s*:[^\S\n]*(.*)$/gm)].map(([, name, value]) => [
      name!.toLowerCase(),
      value!.trim(),
    ]),
  )
}

type Compare = (
  document: FeedDocument | null,
  index: number,
  wanted: Literal,
  base: string,
) => { isSame: boolean; found: unknown }

/**
 * The function that compares feedparser's field with this parser's; null if there is no such field
 * here.
 */
function comparison(field: string): Compare | null {
  const name = field.slice(field.indexOf('.') + 1)
  return field.startsWith('feed.') ? ofFeed(name) : ofEntry(name)
}

function ofFeed(name: string): Compare | null {
  const text =
    (key: 'title' | 'description' | 'language'): Compare =>
    (document, _, wanted) => {
      const found = document?.[key]
      return { found, isSame: sameWords(wordsOf(wanted), found) }
    }
  if (name === 'title') return text('title')
  if (/^(subtitle|tagline|description|info)$/.test(name)) return text('description')
  if (name === 'language') return text('language')
  if (name !== 'link') return null
  return (document, _, wanted, base) => ({
    found: document?.link,
    isSame: sameLink(wordsOf(wanted), document?.link, base),
  })
}

function ofEntry(name: string): Compare | null {
  const by =
    (
      find: (entry: FeedEntry) => string | number | null | undefined,
      same: (wanted: string, found: string | null | undefined, base: string) => boolean,
    ): Compare =>
    (document, index, wanted, base) => {
      const entry = document?.entries[index]
      const found = entry && find(entry)
      const words = found === null || found === undefined ? found : String(found)
      return { found, isSame: same(wordsOf(wanted), words, base) }
    }
  const [, at = '0', part] = /\[(\d+)\]\.?(\w*)$/.exec(name) ?? []
  const field = name.replace(/\[.*/, '')

  if (name === 'title') return by(({ title }) => title, sameWords)
  if (name === 'link') return by(({ link }) => link, sameLink)
  if (name === 'id' || name === 'guid') return by(({ identity }) => identity, sameWords)
  if (/^(summary|description)$/.test(name)) return by(({ summary }) => summary, sameWords)
  if (field === 'content' && part === 'value' && at === '0')
    return by(({ content }) => content, sameWords)
  if (name === 'author' || name === 'author_detail.name')
    return by(({ authors }) => authors[0], sameName)
  if (field === 'authors' && part === 'name')
    return by(({ authors }) => authors[Number(at)], sameName)
  if (name === 'category') return by(({ categories }) => categories[0], sameWords)
  if (field === 'tags' && part === 'term')
    return by(({ categories }) => categories[Number(at)], sameWords)
  if (field === 'enclosures') {
    if (part === 'href' || part === 'url')
      return by(({ enclosures }) => enclosures[Number(at)]?.url, sameLink)
    if (part === 'type') return by(({ enclosures }) => enclosures[Number(at)]?.type, sameWords)
    if (part === 'length') return by(({ enclosures }) => enclosures[Number(at)]?.length, sameWords)
  }
  if (/^(published|updated)(_parsed)?$/.test(name))
    return timeOf(name.startsWith('p') ? 'published' : 'updated')
  return null
}

function wordsOf(wanted: Literal): string {
  return Array.isArray(wanted) ? wanted.join(' ') : String(wanted ?? '')
}

/**
 * Compares a time, which feedparser gives as a tuple of numbers (year, month, day, hour, minute,
 * second, ...) or in the words of the document.
 */
function timeOf(key: 'published' | 'updated'): Compare {
  return (document, index, wanted) => {
    const found = document?.entries[index]?.[key]
    const [year = 0, month = 0, ...rest] = Array.isArray(wanted) ? wanted : []
    const time = Array.isArray(wanted)
      ? new Date(Date.UTC(year, month - 1, ...rest.slice(0, 4))).toISOString()
      : readDate(wordsOf(wanted))
    return { found, isSame: time !== null && sameTime(time, found) }
  }
}
