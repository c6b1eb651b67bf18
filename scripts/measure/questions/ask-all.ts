import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Answer } from '#areas/assistant/answer.ts'
import { answerQuestion } from '#areas/assistant/server/answering/answer-question.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { AskedQuestion, Side } from './read-questions.ts'

export interface Judged {
  question: AskedQuestion
  answer: Answer
  ms: number
  /**
   * True if a question without an answer is refused, or if the first sentence cites an entry that
   * answers the question, or another report of the event that does. A comparison also needs such a
   * sentence for each side.
   */
  isRight: boolean
  /** True if the right sentences also have the words of the answer, if any are given. */
  saysIt: boolean
}

/** Asks all questions one after the other, and judges the first citation of each sentence. */
export async function askAll(desk: Desk, questions: readonly AskedQuestion[]): Promise<Judged[]> {
  const entries = await readEntries(desk)
  const judged: Judged[] = []
  for (const question of questions) {
    const began = performance.now()
    const answer = await answerQuestion(desk, { text: question.text, zone: 'UTC' })
    const ms = performance.now() - began
    judged.push({ question, answer, ms, ...judge(question, answer, entries) })
  }
  return judged
}

interface Entry {
  names: string[]
  article: number
  words: string
}

function judge(
  { sides }: AskedQuestion,
  answer: Answer,
  entries: ReadonlyMap<number, Entry>,
): Pick<Judged, 'isRight' | 'saysIt'> {
  if (sides.length === 0) return { isRight: answer.kind !== 'found', saysIt: true }
  const [first, ...others] = answer.kind === 'found' ? answer.sentences : []
  if (!first) return { isRight: false, saysIt: false }
  const ofFirst = sides.map((side) => judgeSentence(first, side, entries))
  const told = sides.map((side, at) => {
    const all = [ofFirst[at]!, ...others.map((one) => judgeSentence(one, side, entries))]
    // The first sentence must answer a question; of a comparison, each side needs a sentence.
    return sides.length === 1
      ? all[0]!
      : {
          isRight: all.some(({ isRight }) => isRight),
          saysIt: all.some(({ saysIt }) => saysIt),
        }
  })
  const isRight = ofFirst.some((one) => one.isRight) && told.every((one) => one.isRight)
  return { isRight, saysIt: isRight && told.every((one) => one.saysIt) }
}

function judgeSentence(
  { text, citations }: Answer['sentences'][number],
  { answers, holds }: Side,
  entries: ReadonlyMap<number, Entry>,
): Pick<Judged, 'isRight' | 'saysIt'> {
  const cited = entries.get(citations[0]!.entry)!
  const isNamed = ({ names }: Entry) => names.some((name) => answers.includes(name))
  const says = (words: string) => holds.some((word) => words.toLowerCase().includes(word))
  const articles = new Set([...entries.values()].filter(isNamed).map(({ article }) => article))
  // Another report of the event counts as right, too, if it gives the answer.
  const isRight =
    isNamed(cited) || (holds.length > 0 && articles.has(cited.article) && says(cited.words))
  return { isRight, saysIt: isRight && (holds.length === 0 || says(text)) }
}

async function readEntries({ db }: Desk): Promise<Map<number, Entry>> {
  const rows = await db.many(
    z.object({
      id: z.int(),
      link: z.string(),
      article: z.int(),
      title: z.string(),
      text: z.string(),
    }),
    sql`select entries.id, coalesce(link, '') as link, article_id as article, title, text
        from entries join article_entries on entry_id = entries.id`,
  )
  return new Map(
    rows.map(({ id, link, article, title, text }) => [
      id,
      { names: namesOf(link), article, words: `${title} ${text}` },
    ]),
  )
}

/**
 * Names of an entry in the files of questions: its outlet and story in the newswire, a hash of its address elsewhere.
 */
function namesOf(link: string): string[] {
  const newswire = /^https:\/\/([a-z-]+)\.example\/(.+)$/.exec(link)
  if (!newswire) return [createHash('sha1').update(link).digest('hex').slice(0, 8)]
  const [, outlet = '', story = ''] = newswire
  return [`${outlet}/${story}`, story]
}
