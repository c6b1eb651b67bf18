import { sentences } from '#engine/words/sentences.ts'
import type { Finding, Span } from './finding.ts'
import { languages, type VoiceLanguage } from './languages.ts'
import { rules } from './rules/rules.ts'
import { tokensOf } from './tokens.ts'
import type { VoiceRules } from './voice.ts'
import { readWordList, type WordList } from './word-list.ts'

/** The end of a finding's reason if the words belong to a source. */
export const STAYS = 'It is a source’s, so it stays.'

/** Says if a finding is in words of a source. */
export const stays = ({ why }: Finding): boolean => why.endsWith(STAYS)

/** Caches word lists, because a voice checks many texts. */
const lists = new WeakMap<VoiceRules, Map<VoiceLanguage, WordList>>()

export function wordListOf(voice: VoiceRules, language: VoiceLanguage): WordList {
  const known = lists.get(voice) ?? new Map<VoiceLanguage, WordList>()
  lists.set(voice, known)
  const list = known.get(language) ?? readWordList(voice, language)
  known.set(language, list)
  return list
}

/**
 * Finds the places where a text breaks the rules, in order. Findings in `kept`, the words of
 * sources, have no replacement.
 */
export function check(
  text: string,
  voice: VoiceRules,
  language: VoiceLanguage,
  kept: readonly Span[] = [],
): Finding[] {
  const look = {
    ...{ text, language, rules: voice, data: languages[language] },
    ...{ tokens: tokensOf(text), sentences: sentences(text), list: wordListOf(voice, language) },
  }
  return rules
    .filter((rule) => rule.languages.includes(language) && rule.isOn(voice))
    .flatMap((rule) => rule.look(look))
    .map((finding) => (touches(finding, kept) ? stayed(finding) : finding))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
}

function stayed(finding: Finding): Finding {
  return { ...finding, instead: null, why: `${finding.why} ${STAYS}` }
}

/** Says if a place overlaps a kept span. The spans are sorted and do not overlap. */
function touches({ start, end }: Span, kept: readonly Span[]): boolean {
  let low = 0
  let high = kept.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (kept[middle]!.end > start) high = middle
    else low = middle + 1
  }
  const next = kept[low]
  return next !== undefined && next.start < end
}
