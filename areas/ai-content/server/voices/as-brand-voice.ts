import { INPUT } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import type { BrandVoice } from '../../contracts/brand-voice.ts'
import { WordPair, type VoiceDraft } from '../../voices/voice.ts'

/**
 * Converts a voice to the contract that both doors keep, which has neither rules nor replacements,
 * and a shorter list of words to avoid.
 */
export function asBrandVoice(voice: VoiceDraft): BrandVoice {
  const { name, description, audience, tone, wordsToUse, example, rules } = voice
  const wordsToAvoid = rules.pairs.slice(0, INPUT.wordsInList).map(({ words }) => words)
  return { name, description, audience, tone, wordsToUse, wordsToAvoid, example }
}

/**
 * Applies changes of the house voice, in the form of `BrandVoice`. Words that stay on the list keep
 * their replacement.
 */
export function withBrandVoice<Whole extends VoiceDraft>(
  voice: Whole,
  { wordsToAvoid, ...changes }: Partial<BrandVoice>,
): Whole {
  const changed = { ...voice, ...changes, name: changes.name?.trim() || voice.name }
  if (!wordsToAvoid) return changed
  const shown = voice.rules.pairs.slice(0, INPUT.wordsInList)
  const known = new Map(shown.map((pair) => [pair.words, pair]))
  const kept = wordsToAvoid
    .filter((words) => words.trim() !== '')
    .map((words): WordPair => known.get(words) ?? pairOf(words))
  const pairs = [...kept, ...voice.rules.pairs.slice(INPUT.wordsInList)]
  return { ...changed, rules: { ...voice.rules, pairs } }
}

/**
 * Reads words to avoid. The contract allows longer words than a voice can search for, so this may
 * fail.
 */
function pairOf(words: string): WordPair {
  const read = WordPair.safeParse({ words, instead: '' })
  if (read.success) return read.data
  const why = `“${words.slice(0, SHOWN)}”: ${read.error.issues[0]!.message}`
  throw new Problem('invalid', why, { fields: { wordsToAvoid: why } })
}

const SHOWN = 40
