import { earth } from './words/earth.ts'
import { emblems, falling, quietPatterns, rising } from './words/emblems.ts'
import { minds } from './words/minds.ts'
import { states } from './words/states.ts'
import { plainWord, wordsIn } from './words/titles.ts'
import { trade } from './words/trade.ts'
import { categoryLetters, type Words } from './words/words.ts'

interface Entry {
  motifs: string
  /**
   * 3 for a thing, 2 for a place or an office, 1 for something that is only mentioned in passing.
   */
  weight: number
  isFor: (letter: string) => boolean
}

/** The most words of a phrase that is looked up as one. */
const LONGEST_PHRASE = 4
/** The longest beginning of a word that is looked up. */
const LONGEST_BEGINNING = 24
const SHORTEST_BEGINNING = 3

const entries = new Map<string, Entry[]>()
for (const words of [earth, states, trade, minds]) index(words)

/**
 * Chooses the motif of a title: its subject if a word names one, otherwise an emblem of the
 * category. If the reader renamed the category, its name decides the emblem instead of its key.
 */
export function chooseMotif(
  title: string,
  category: string,
  random: () => number,
  name?: string,
): string {
  const words = wordsIn(title)
  const subject = subjectOf(words, categoryLetters[category] ?? 'g')
  const emblem = name === undefined ? emblems[category] : subjectOf(wordsIn(name), 'g')
  const choice = subject ?? emblem ?? quietPatterns
  if (choice === 'chart') return chartOf(words)
  const motifs = choice.split(' ')
  return motifs[Math.floor(random() * motifs.length)]!
}

function subjectOf(words: readonly string[], letter: string): string | null {
  let best: Entry | null = null
  for (let at = 0; at < words.length;) {
    const found = longestAt(words, at, letter)
    if (found && found.entry.motifs !== 'quiet' && found.entry.weight > (best?.weight ?? 0)) {
      best = found.entry
    }
    at += found?.length ?? 1
  }
  return best?.motifs ?? null
}

function longestAt(words: readonly string[], at: number, letter: string) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const isShort = length === 1 && /^\p{Lu}{2,3}$/u.test(phrase[0]!)
    const key = phrase.map(plainWord).join('_')
    const all = (isShort && entries.get(phrase[0]!)) || lookUp(key)
    const entry = all?.find(({ isFor }) => isFor(letter))
    if (entry) return { entry, length }
  }
  return null
}

function lookUp(key: string): Entry[] | undefined {
  const exact = entries.get(key) ?? (key.endsWith('s') ? entries.get(key.slice(0, -1)) : undefined)
  if (exact) return exact
  for (let end = Math.min(key.length, LONGEST_BEGINNING); end >= SHORTEST_BEGINNING; end--) {
    const begun = entries.get(`${key.slice(0, end)}*`)
    if (begun) return begun
  }
  return undefined
}

function chartOf(words: readonly string[]): string {
  const ups = countOf(words, rising)
  const downs = countOf(words, falling)
  if (ups === downs) return 'bars'
  return ups > downs ? 'chartUp' : 'chartDown'
}

function countOf(words: readonly string[], list: string): number {
  const listed = new Set(list.split(' '))
  return words.filter((word) => {
    const plain = plainWord(word)
    return listed.has(plain) || listed.has(plain.replace(/s$/, ''))
  }).length
}

function index(words: Words): void {
  for (const [motifs, list] of Object.entries(words)) {
    for (const [tier, part] of list.split('/').entries()) {
      for (const item of part.split(' ').filter(Boolean)) {
        const [word, gate = ''] = item.split('@') as [string, string?]
        const key = /^[A-Z]+$/.test(word) ? word : keyOf(word)
        const entry = { motifs, weight: 3 - tier, isFor: isForOf(gate) }
        entries.set(key, [...(entries.get(key) ?? []), entry])
      }
    }
  }
}

function keyOf(word: string): string {
  return wordsIn(word.replaceAll('_', ' ')).map(plainWord).join('_')
}

function isForOf(gate: string): Entry['isFor'] {
  if (gate.startsWith('!')) return (letter) => !gate.includes(letter)
  return (letter) => gate === '' || gate.includes(letter)
}
