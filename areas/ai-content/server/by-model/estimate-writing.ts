import { createHash } from 'node:crypto'
import { costOf, guessTokens } from '#platform/models/server/lends/costs.ts'
import { readUsage, type Chosen } from '#platform/models/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import type { Estimate } from '../../contracts/rewriting.ts'
import type { Voice } from '../../contracts/voices.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { REWRITING } from '../../limits.ts'
import { wordRange } from '../../writing/word-range.ts'
import { materialOf } from '../material/material-of.ts'
import { readBrief } from '../rows/draft-rows.ts'
import { voiceFor } from '../voices/voice-of-draft.ts'
import { draftQuestion } from './content-question.ts'
import { givenSources } from './given-sources.ts'

/** Tokens per word, including a share of punctuation, source numbers and JSON. */
const TOKENS_PER_WORD = 4

/**
 * The size of the cache of measured questions, and how long an entry is valid. Measuring reads many
 * articles, and newer articles hardly change the result.
 */
const KNOWN = 200
const KNOWN_FOR_MS = 10 * 60_000

interface Measured {
  /** A hash of the brief and the voice. */
  asked: string
  atMs: number
  characters: number
  notes: number
}
const known = new Map<string, Measured>()

/** Estimates the cost of a text for which the model needs all further rounds. */
export async function estimateOf(desk: Desk, chosen: Chosen, draft: string): Promise<Estimate> {
  const brief = await readBrief(desk, draft)
  const voice = await voiceFor(desk, draft)
  const { characters, notes } = await measure(desk, draft, brief, voice)
  const input = guessTokens(characters)
  const output = wordRange(brief).to * TOKENS_PER_WORD
  // A further round repeats the question and the answers so far.
  const rounds = REWRITING.rounds + 1
  const most = { input: input * rounds + output * REWRITING.rounds, output }
  const { limit, currency } = await readUsage(desk, desk.readerId, chosen.plan)
  return {
    ...{ inputTokens: most.input, outputTokens: most.output, limit, currency, notes },
    money: costOf(chosen.plan.prices, chosen.model, most),
  }
}

/** Measures the question for a draft, or returns the cached result. */
async function measure(
  desk: Desk,
  draft: string,
  brief: WholeBrief,
  voice: Voice | null,
): Promise<Measured> {
  const asked = createHash('sha256')
    .update(JSON.stringify([brief, voice]))
    .digest('base64')
  const atMs = desk.now().getTime()
  const before = known.get(draft)
  if (before?.asked === asked && atMs - before.atMs < KNOWN_FOR_MS) return before
  const material = await materialOf(desk, brief)
  const { notes } = material
  const { given: sources } = givenSources(material, brief.language)
  const question = { brief, voice, range: wordRange(brief), sources, notes, kinds: [] }
  const { system, prompt } = draftQuestion(question)
  const measured = { asked, atMs, characters: system.length + prompt.length, notes: notes.length }
  known.delete(draft)
  known.set(draft, measured)
  for (const [oldest] of known) {
    if (known.size <= KNOWN) break
    known.delete(oldest)
  }
  return measured
}
