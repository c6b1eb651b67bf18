import { INPUT } from '#core/limits.ts'
import type { BrandVoice } from '../../contracts/brand-voice.ts'
import type { VoiceDraft, WordPair } from '../../voices/voice.ts'

/** A voice as the contract of both doors has it: without rules and replacements, and with the first words alone. */
export function asBrandVoice(voice: VoiceDraft): BrandVoice {
  const { name, description, audience, tone, wordsToUse, example, rules } = voice
  const wordsToAvoid = rules.pairs.slice(0, INPUT.wordsInList).map(({ words }) => words)
  return { name, description, audience, tone, wordsToUse, wordsToAvoid, example }
}

/** A voice with changes of that kind. Words that stay on the list keep what is said instead of them. */
export function withBrandVoice<Whole extends VoiceDraft>(
  voice: Whole,
  { wordsToAvoid, ...changes }: Partial<BrandVoice>,
): Whole {
  const changed = { ...voice, ...changes, name: changes.name?.trim() || voice.name }
  if (!wordsToAvoid) return changed
  const shown = voice.rules.pairs.slice(0, INPUT.wordsInList)
  const known = new Map(shown.map((pair) => [pair.words, pair]))
  const kept = wordsToAvoid.map((words): WordPair => known.get(words) ?? { words, instead: '' })
  const pairs = [...kept, ...voice.rules.pairs.slice(INPUT.wordsInList)]
  return { ...changed, rules: { ...voice.rules, pairs } }
}
