import type { Desk } from '#server/tools.ts'
import type { ComparedSide } from '#engine/answers/reading/comparison.ts'
import type { Answer } from '../../answer.ts'
import { findAnswer, type FoundAnswer } from './find-answer.ts'
import { nearestTo } from './nearest.ts'
import type { AnswerScope } from './scope.ts'

/** The number of sentences that are shown for each side. */
const EACH = 2

interface Compared {
  sides: readonly ComparedSide[]
  facts: Answer['asked']
  where: AnswerScope
}

/**
 * Answers each side of a comparison separately. If one side has no answer, there is no comparison.
 */
export async function compareSides(desk: Desk, { sides, facts, where }: Compared): Promise<Answer> {
  const found: FoundAnswer[] = []
  for (const { question } of sides) found.push(await findAnswer(desk, question, where))
  const untold = sides.filter((_, at) => found[at]!.composed.sentences.length === 0)
  const answer = { asked: { ...facts, kind: 'compare' as const }, figures: [], offers: [] }
  if (untold.length > 0) {
    const names = untold.map(({ name }) => `“${name}”`).join(' or ')
    return {
      ...answer,
      kind: 'not-found',
      intro: `Nothing in what you follow answers that about ${names}, so there is nothing to compare.`,
      sentences: [],
      nearest: found
        .flatMap((one) => nearestTo(one.nearSentences(), one.articles, one.cite))
        .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
        .slice(0, NEAREST),
    }
  }
  return {
    ...answer,
    kind: 'found',
    intro:
      'Sentences from your sources about each of the two. Word for word; nothing is written by AI.',
    sentences: found.flatMap(({ composed, sentenceOf }, at) =>
      composed.sentences
        .slice(0, EACH)
        .map((chosen) => ({ ...sentenceOf(chosen), heading: sides[at]!.name.slice(0, HEADING) })),
    ),
    nearest: [],
  }
}

const NEAREST = 3
const HEADING = 200
