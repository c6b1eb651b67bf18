import type { ScriptWishes } from '../script-wishes.ts'
import type { Connectives, Variants } from './connectives.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import { unspoken } from './unspoken.ts'

const byLanguage: Record<string, Connectives> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
}

/** The connectives of a language; only names and dates if we have no sentences in it. */
export function connectivesIn(language: string): Connectives {
  return byLanguage[language] ?? unspoken
}

export type Said = Partial<Record<'outlet' | 'outlets' | 'date' | 'title' | 'count', string>>

/** Gives a connective of a kind, as one or two sentences; none if the language has none. */
export type SayConnective = (variants: Variants, said?: Said) => string[]

/**
 * Takes turns through the connectives of one piece: none repeats before the others of its kind are used. `seed` makes
 * two pieces of one day begin differently.
 */
export function connectiveTurns(style: ScriptWishes['style'], seed: number): SayConnective {
  const uses = new Map<string, number>()
  return (variants, said = {}) => {
    const own = variants[style] ?? []
    const all = turned(variants.all ?? [], seed)
    let best: string | null = null
    for (const one of [...own, ...all])
      if (best === null || (uses.get(one) ?? 0) < (uses.get(best) ?? 0)) best = one
    if (best === null) return []
    uses.set(best, (uses.get(best) ?? 0) + 1)
    return best.split(BETWEEN_SENTENCES).map((sentence) => fill(sentence, said))
  }
}

/** Splits a template, before strangers' names are inserted. */
const BETWEEN_SENTENCES = /(?<=[.?!]) (?=[\p{Lu}{])/u

function turned(all: readonly string[], seed: number): string[] {
  const by = all.length === 0 ? 0 : seed % all.length
  return [...all.slice(by), ...all.slice(0, by)]
}

const MOST_CHARACTERS = 80

/** Fills a template. A stranger's name is inserted once, on one line, and any placeholder in it stays text. */
export function fill(template: string, said: Said): string {
  const text = template.replace(
    /\{(outlet|outlets|date|title|count)\}/g,
    (_, name: keyof Said) => said[name] ?? '',
  )
  // "the Gazette" begins a sentence with a capital; "iGazette" and "r/gazette" stay as written.
  return text.replace(/^\p{Ll}(?=\p{Ll}* )/u, (first) => first.toUpperCase())
}

/** The longest headline. */
const MOST_OF_TITLE = 200

/** The title of an article, as the title of its chapter. */
export const plainTitle = (title: string) => plainName(title, MOST_OF_TITLE)

/** A name as a sentence may hold it: of an outlet, a topic. */
export function plainName(name: string, most = MOST_CHARACTERS): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).trim()}…`
}
