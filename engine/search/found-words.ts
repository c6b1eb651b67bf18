import { lexemesOfWord, languageOf } from './search-lexemes.ts'
import { tokensOfSearch } from './search-question.ts'
import { readTokens } from './search-tokens.ts'
import { exactOf } from './word-stems.ts'

/**
 * The most characters that are shown before a found word. Twice as many are shown from its
 * beginning.
 */
const AROUND = 90

/** Finds the words in texts that match a search. */
export interface WordFinder {
  /** The found words as the text writes them, each once. */
  wordsIn(text: string, language: string | null): string[]
  /** A piece of the text around its first found word; null if it has none. */
  passageOf(text: string, language: string | null): string | null
}

/** @param instead the lexemes that replaced words of the search, as `searchQuestion` takes them. */
export function wordFinder(
  search: string,
  instead: ReadonlyMap<string, readonly string[]> = new Map(),
): WordFinder {
  const tokens = tokensOfSearch(search)
  const lexemes = new Set(tokens.flatMap(({ word, forms }) => instead.get(word) ?? forms))
  const known = new Map<string, boolean>()
  const runs = tokens.filter(({ kind }) => kind === 'run')

  function isFound(word: string, language: string): boolean {
    const key = `${language} ${word}`
    let is = known.get(key)
    if (is === undefined) {
      is = lexemesOfWord(word, language).some((lexeme) => lexemes.has(lexeme))
      known.set(key, is)
    }
    return is
  }

  /** Calls back with the place of each found word. */
  function eachIn(
    plain: string,
    tag: string | null,
    onPlace: (start: number, end: number) => void,
  ) {
    const language = languageOf(tag)
    readTokens(plain, language, 0, ({ kind, text, sign, start, end }) => {
      if (kind === 'run') {
        for (const { word } of runs) {
          for (const part of instead.get(word) ?? [word]) {
            const at = text.indexOf(part)
            if (at >= 0) onPlace(start + at, start + at + part.length)
          }
        }
        return
      }
      if (sign !== null && lexemes.has(exactOf(sign))) {
        const isWhole = sign === text || sign.startsWith('.')
        onPlace(sign.startsWith('.') ? start - 1 : start, isWhole ? end : start + sign.length)
      } else if (isFound(text, language)) onPlace(start, end)
    })
  }

  return {
    wordsIn(text, language) {
      const plain = text.normalize('NFKC')
      const words = new Set<string>()
      eachIn(plain, language, (start, end) => words.add(plain.slice(start, end)))
      return [...words]
    },

    passageOf(text, language) {
      const plain = text.normalize('NFKC')
      let first: number | null = null
      eachIn(plain, language, (start) => {
        first ??= start
      })
      return first === null ? null : pieceAround(plain, first)
    },
  }
}

/** A piece of whole words around a place. An ellipsis shows where the text continues. */
function pieceAround(text: string, place: number): string {
  const from = Math.max(0, place - AROUND)
  const to = Math.min(text.length, place + 2 * AROUND)
  const begin = from === 0 ? 0 : spaceBehind(text, from, place)
  const end = to === text.length ? to : spaceBefore(text, to, place)
  const piece = text.slice(begin, end).replaceAll(/\s+/gu, ' ').trim()
  return `${begin > 0 ? '… ' : ''}${piece}${end < text.length ? ' …' : ''}`
}

function spaceBehind(text: string, from: number, most: number): number {
  const space = text.indexOf(' ', from)
  return space === -1 || space > most ? from : space + 1
}

function spaceBefore(text: string, to: number, least: number): number {
  const space = text.lastIndexOf(' ', to)
  return space <= least + 1 ? to : space
}
