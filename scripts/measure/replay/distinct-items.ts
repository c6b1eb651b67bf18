import { readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import type { Publisher } from './captures.ts'

/**
 * Counts the different items that a publisher showed in all captures, by the simplest rule: the
 * guid, else the link, else the title. It does not use the product's own feed parser, so that an
 * item that was stored twice or lost is noticed.
 */
export function countDistinctItems({ captures }: Publisher): number {
  const items = new Set<string>()
  for (const { file } of captures) {
    for (const item of readItems(readFileSync(file, 'utf8'))) items.add(item)
  }
  return items.size
}

/** A key for each whole item, from its opening to its closing tag. */
function readItems(xml: string): string[] {
  const keys: string[] = []
  let item: Record<string, string> | null = null
  let field = ''
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'item') item = {}
        field = name
      },
      ontext(text) {
        if (item && ['guid', 'link', 'title'].includes(field))
          item[field] = (item[field] ?? '') + text
      },
      onclosetag(name, isImplied) {
        if (name === 'item' && item && !isImplied) {
          const { guid, link, title } = item
          const key = guid?.trim() || withoutTracking(link?.trim() ?? '') || title?.trim()
          if (key) keys.push(key)
        }
        if (name === 'item') item = null
        field = ''
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return keys
}

/** Some publishers add where the click came from, which changes from capture to capture, or move to https. */
function withoutTracking(link: string): string {
  return link
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[?&](utm_\w+|at_\w+|ref|source)=[^&#]*/g, '')
    .split('#', 1)[0]!
}
