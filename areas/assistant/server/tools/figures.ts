import type { Desk } from '#server/tools.ts'
import { answerQuestion } from '../answering/answer-question.ts'
import { materialOfAll } from './material.ts'
import type { Found } from '../../contracts/look-ups.ts'
import type { Asked } from './asked.ts'

const ARTICLES = 4

/**
 * Reads figures with the engine that answers without a model, so that both kinds of answers agree.
 */
export async function readFigures(desk: Desk, { story }: Asked['readFigures']): Promise<Found> {
  const answer = await answerQuestion(desk, { text: `figures over time: ${story}` })
  const lines = answer.figures.map(({ at, value, unit }) => `${at}: ${value} ${unit}`.trim())
  const cited = answer.sentences.flatMap(({ citations }) => citations.map((one) => one.article))
  return {
    material: await materialOfAll(desk, [...new Set(cited)].slice(0, ARTICLES), 2),
    lines: lines.length > 0 ? lines : ['No figures were found.'],
  }
}
