import { answerQuestion } from '#areas/assistant/server/answering/answer-question.ts'
import { deskOf } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { fillHub } from '../bench/filling/fill-hub.ts'
import { searchFrom, wordsFrom } from '../bench/filling/made-up-news.ts'
import type { Measured } from '../bench/measured.ts'
import { percentile, timed } from '../bench/statistics.ts'

const ENTRIES = 100_000
const ASKED = 150
const WARM_UP = 15

/** Question forms, to be filled with words of one article. */
const shapes = [
  (words: string) => `How many people ${words}?`,
  (words: string) => `Who said that ${words}?`,
  (words: string) => `What happened with ${words} since yesterday?`,
  (words: string) => words,
  (words: string) => `What changed about ${words}`,
  (words: string) => `Who reported first on ${words}?`,
]

/**
 * Measures answers without a model, each to another question, asked in this process on a server of
 * 100,000 entries.
 */
export async function measureAnswers(): Promise<Measured> {
  return withDataFolder((folder) =>
    withToolHub(folder, async ({ tools, readerId }) => {
      await fillHub(tools.db, readerId, ENTRIES)
      const desk = deskOf(tools, readerId)
      const ask = async (next: (nth: number) => string) => {
        const samples: number[] = []
        for (let nth = 0; nth < WARM_UP + ASKED; nth++) {
          const text = next(nth)
          const { ms } = await timed(() => answerQuestion(desk, { text, zone: 'Europe/Berlin' }))
          if (nth >= WARM_UP) samples.push(ms)
        }
        return samples
      }
      const shape = (nth: number) => shapes[nth % shapes.length]!
      return {
        entries: ENTRIES,
        ...row('rare and common words', await ask((nth) => shape(nth)(searchFrom(nth)))),
        ...row('a whole title', await ask((nth) => shape(nth)(wordsFrom(nth * 31 + 7).title))),
        ...row(
          'ten thousand letters',
          await ask((nth) => wordsFrom(nth).text.repeat(50).slice(0, 10_000)),
        ),
      }
    }),
  )
}

function row(name: string, samples: number[]): Measured {
  return {
    [`${name}: p50 ms`]: percentile(samples, 0.5),
    [`${name}: p99 ms`]: percentile(samples, 0.99),
  }
}
