import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { diffArrays } from 'diff'
import { plainText } from '#engine/markup/plain-text.ts'
import { seededRandom } from '#core/seeded.ts'
import { sentences } from '#engine/words/sentences.ts'
import type { RevisedText } from './revised-texts.ts'

const PAGES = fileURLToPath(
  new URL('../../../../shared/corpora/fulltext/readability/', import.meta.url),
)
const LEAST_SENTENCES = 8

/**
 * Articles from Readability's test pages, which are as long as articles that people mark; without
 * those that repeat one filler text.
 */
export function readLongTexts(): string[] {
  return readdirSync(PAGES)
    .filter((page) => statSync(join(PAGES, page)).isDirectory())
    .map((page) => plainText(readFileSync(join(PAGES, page, 'expected.html'), 'utf8')))
    .filter((text) => sentences(text).length >= LEAST_SENTENCES && !text.includes('Lorem ipsum'))
}

/** Edits that publishers made to their texts: changed words, and new sentences. */
export interface Edits {
  words: { from: number; to: string }[]
  sentences: string[]
}

export function editsOf(revised: readonly RevisedText[]): Edits {
  const edits: Edits = { words: [], sentences: [] }
  for (const { before, after } of revised) {
    const changes = diffArrays(before.split(/\s+/), after.split(/\s+/))
    for (const [at, { added, removed, value }] of changes.entries()) {
      const next = changes[at + 1]
      if (removed)
        edits.words.push({ from: value.length, to: next?.added ? next.value.join(' ') : '' })
      else if (added && !changes[at - 1]?.removed)
        edits.words.push({ from: 0, to: value.join(' ') })
    }
    edits.sentences.push(
      ...sentences(after)
        .map(({ text }) => text)
        .filter((text) => !before.includes(text)),
    )
  }
  // Only edits of a few words are kept, because longer ones are not light.
  edits.words = edits.words.filter(({ from, to }) => from <= 8 && to.split(' ').length <= 8)
  return edits
}

/** A version of a long text with some of these edits, and without some of its sentences. */
export function revise(text: string, edits: Edits, seed: number): string {
  const random = seededRandom(seed)
  const one = <Item>(all: readonly Item[]): Item => all[Math.floor(random() * all.length)]!
  const parts = sentences(text).map(({ text }) => text)
  const count = Math.max(2, Math.round(parts.length / 4))
  for (let nth = 0; nth < count; nth++) {
    const at = Math.floor(random() * parts.length)
    const kind = random()
    if (kind < 0.1) parts.splice(at, 1)
    else if (kind < 0.25) parts.splice(at, 0, one(edits.sentences))
    else {
      const words = parts[at]!.split(' ')
      const { from, to } = one(edits.words)
      words.splice(Math.floor(random() * words.length), from, ...(to === '' ? [] : [to]))
      parts[at] = words.join(' ')
    }
  }
  return parts.join(' ')
}
