import type { ScriptWishes } from '../script-wishes.ts'
import type { Connectives, Variants } from './connectives.ts'
import { english } from './english.ts'
import { unspoken } from './unspoken.ts'

const byLanguage: Record<string, Connectives> = { en: english }

/** Those of a language; names and dates alone where we have no sentences in it. */
export function connectivesIn(language: string): Connectives {
  return byLanguage[language] ?? unspoken
}

export type Said = Partial<Record<'outlet' | 'outlets' | 'date' | 'title' | 'count', string>>

/** Says a connective of a kind; null where the language has none. */
export type SayConnective = (variants: Variants, said?: Said) => string | null

/**
 * Takes turns through the connectives of one piece: none is said again while others of its kind are left. `seed` has
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
    if (best === null) return null
    uses.set(best, (uses.get(best) ?? 0) + 1)
    return fill(best, said)
  }
}

function turned(all: readonly string[], seed: number): string[] {
  const by = all.length === 0 ? 0 : seed % all.length
  return [...all.slice(by), ...all.slice(0, by)]
}

const MOST_CHARACTERS = 80

/** What strangers named goes in once, as one line, and brings no placeholder of its own. */
export function fill(template: string, said: Said): string {
  const text = template.replace(
    /\{(outlet|outlets|date|title|count)\}/g,
    (_, name: keyof Said) => said[name] ?? '',
  )
  // "the Gazette" begins a sentence with a capital; "iGazette" and "r/gazette" are written as they are.
  return text.replace(/^\p{Ll}(?=\p{Ll}* )/u, (first) => first.toUpperCase())
}

/** A name as a sentence may hold it: of an outlet, a topic. */
export function plainName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return plain.length <= MOST_CHARACTERS ? plain : `${plain.slice(0, MOST_CHARACTERS - 1).trim()}…`
}
