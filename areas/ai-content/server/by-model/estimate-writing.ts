import { costOf, guessTokens } from '#platform/models/server/lends/costs.ts'
import { readUsage, type Chosen } from '#platform/models/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import type { Estimate } from '../../contracts/rewriting.ts'
import { REWRITING } from '../../limits.ts'
import { wordRange } from '../../writing/word-range.ts'
import { materialOf } from '../material/material-of.ts'
import { readBrief } from '../rows/draft-rows.ts'
import { voiceFor } from '../voices/voice-of-draft.ts'
import { draftQuestion } from './content-question.ts'
import { givenSources } from './given-sources.ts'

/** Tokens of a word, with its share of marks, numbers of sources and JSON. */
const TOKENS_PER_WORD = 4

/** The cost of a text if its model has to be asked for more as often as may be. */
export async function estimateOf(desk: Desk, chosen: Chosen, draft: string): Promise<Estimate> {
  const brief = await readBrief(desk, draft)
  const voice = await voiceFor(desk, draft)
  const material = await materialOf(desk, brief)
  const { notes } = material
  const { given } = givenSources(material, brief.language)
  const range = wordRange(brief)
  const { system, prompt } = draftQuestion({
    brief,
    voice,
    range,
    sources: given,
    notes,
    kinds: [],
  })
  const input = guessTokens(system.length + prompt.length)
  const output = range.to * TOKENS_PER_WORD
  // A further round repeats the question and what was said.
  const rounds = REWRITING.rounds + 1
  const most = { input: input * rounds + output * REWRITING.rounds, output }
  const { limit, currency } = await readUsage(desk, desk.readerId, chosen.plan)
  return {
    ...{ inputTokens: most.input, outputTokens: most.output, limit, currency },
    money: costOf(chosen.plan.prices, chosen.model, most),
    notes: notes.length,
  }
}
