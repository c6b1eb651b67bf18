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

/**
 * The connecting sentences for a language. If we have none in it, only names and dates are said.
 */
export function connectivesIn(language: string): Connectives {
  return byLanguage[language] ?? unspoken
}

export type Said = Partial<Record<'outlet' | 'outlets' | 'date' | 'title' | 'count', string>>

/** Returns a connective of a kind, as one or two sentences; empty if the language has none. */
export type SayConnective = (variants: Variants, said?: Said) => string[]

/**
 * Alternates the connectives of one piece: none is repeated before all others of its kind were
 * used. `seed` lets two pieces of one day begin differently.
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

/**
 * Splits a template into sentences. It is used before names are inserted, which may contain
 * periods.
 */
const BETWEEN_SENTENCES = /(?<=[.?!]) (?=[\p{Lu}{])/u

function turned(all: readonly string[], seed: number): string[] {
  const by = all.length === 0 ? 0 : seed % all.length
  return [...all.slice(by), ...all.slice(0, by)]
}

const MOST_CHARACTERS = 80

/** Fills a template. Placeholders inside an inserted name are not replaced. */
export function fill(template: string, said: Said): string {
  const text = template.replace(
    /\{(outlet|outlets|date|title|count)\}/g,
    (_, name: keyof Said) => said[name] ?? '',
  )
  // The first letter becomes a capital in "the Gazette", but not in "iGazette" or "r/gazette".
  return text.replace(/^\p{Ll}(?=\p{Ll}* )/u, (first) => first.toUpperCase())
}

/** The most characters of a title. */
const MOST_OF_TITLE = 200

/** The title of an article, for use as the title of a chapter. */
export const plainTitle = (title: string) => plainName(title, MOST_OF_TITLE)

/** The name of an outlet or a topic, in a form that can be part of a sentence. */
export function plainName(name: string, most = MOST_CHARACTERS): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).trim()}…`
}
