import * as z from 'zod/mini'
import { answerIn } from '#platform/models/server/lends.ts'

const MOST_SENTENCES = 12

/** The next step of a model: its sentences, and a look-up that it asks for. */
const Step = z.object({
  sentences: z._default(z.array(z.object({ text: z.string(), sources: z.array(z.int()) })), []),
  call: z._default(
    z.nullable(z.object({ tool: z.string(), input: z._default(z.unknown(), {}) })),
    null,
  ),
})
export type Step = z.infer<typeof Step>

export function readStep(text: string): Step | null {
  const step = answerIn(Step, text)
  return step && { ...step, sentences: step.sentences.slice(0, MOST_SENTENCES) }
}
