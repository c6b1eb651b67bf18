import * as z from 'zod/mini'
import { Search } from '#core/words.ts'
import { answerQuestion } from '../answering/answer-question.ts'
import { materialOfAll } from './material.ts'
import { tool } from './tool.ts'

const ARTICLES = 4

/** Reads figures as the engine without a model does, so that both tell the same. */
export const figures = tool({
  name: 'figures',
  description: 'How the figures of a story changed over time. {"story": "harbour strike losses"}',
  input: z.object({ story: Search.check(z.trim(), z.minLength(1)) }),
  async run(desk, { story }) {
    const answer = await answerQuestion(desk, { text: `figures over time: ${story}` })
    const lines = answer.figures.map(({ at, value, unit }) => `${at}: ${value} ${unit}`.trim())
    const cited = answer.sentences.flatMap(({ citations }) => citations.map((one) => one.article))
    return {
      material: await materialOfAll(desk, [...new Set(cited)].slice(0, ARTICLES), 2),
      lines: lines.length > 0 ? lines : ['No figures were found.'],
    }
  },
})
