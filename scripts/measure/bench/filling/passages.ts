import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { plainText } from '#engine/markup/plain-text.ts'
import { seededRandom } from '#core/seeded.ts'
import { hasDays, readDays } from '../../day/labelled-day.ts'
import { rareWords } from './rare-words.ts'

export interface Passage {
  title: string
  text: string
}

/** Real pages in a folder next to the repository, which is never part of it. */
const PAGES = fileURLToPath(
  new URL('../../../../../shared/corpora/fulltext/fundus/', import.meta.url),
)
const LEAST_CHARACTERS = 300
const MOST_CHARACTERS = 800
const TITLE_WORDS = 10
const WORDS_AT_LEAST = 45
const WORDS_MORE = 70

/**
 * Passages as long as short reports, in a random order that is always the same: first real news, as
 * far as there is any next to the repository, then invented words, of which as many are rare.
 */
export function readPassages(count: number): { passages: Passage[]; real: number } {
  const random = seededRandom(1)
  const real = [...ofDays(), ...ofPages()]
    .map((passage) => ({ passage, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ passage }) => passage)
    .slice(0, count)
  const nextWord = rareWords(random)
  const madeUp = Array.from({ length: count - real.length }, (): Passage => {
    const sentence = (words: number) => Array.from({ length: words }, nextWord).join(' ')
    const words = WORDS_AT_LEAST + Math.floor(random() * WORDS_MORE)
    return { title: sentence(TITLE_WORDS), text: `${sentence(words)}.` }
  })
  return { passages: [...real, ...madeUp], real: real.length }
}

function ofDays(): Passage[] {
  if (!hasDays()) return []
  return readDays().map(({ title, text }) => ({
    title: plainText(title),
    text: plainText(text).slice(0, MOST_CHARACTERS),
  }))
}

interface Page {
  title?: string
  body?: { sections: { paragraphs: string[] }[] }
}

function ofPages(): Passage[] {
  return globSync('*/*.json', { cwd: PAGES }).flatMap((file) => {
    const pages = JSON.parse(readFileSync(`${PAGES}${file}`, 'utf8')) as Record<string, Page>
    return Object.values(pages).flatMap(passagesOf)
  })
}

/** Joins paragraphs to passages as long as a short report; the title of each is its first words. */
function passagesOf({ body }: Page): Passage[] {
  const passages: Passage[] = []
  let text = ''
  for (const paragraph of (body?.sections ?? []).flatMap(({ paragraphs }) => paragraphs)) {
    text = `${text} ${paragraph}`.trim()
    if (text.length < LEAST_CHARACTERS) continue
    const title = text.split(' ').slice(0, TITLE_WORDS).join(' ')
    passages.push({ title, text: text.slice(0, MOST_CHARACTERS) })
    text = ''
  }
  return passages
}
