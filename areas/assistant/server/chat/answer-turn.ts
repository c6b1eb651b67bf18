import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import { chooseFor, EndpointTrouble } from '#platform/models/server/lends.ts'
import type { Answer, Question } from '../../answer.ts'
import { answerQuestion } from '../answering/answer-question.ts'
import { assistantTask, writeAnswer, type WrittenAnswer } from '../writing/write-answer.ts'
import { indexThread } from '../threads/thread-texts.ts'
import { earlierQuestions, readTurn, type TurnRow } from '../threads/turn-rows.ts'

/** Abort controllers of the answers that this process is writing, by reader and question. */
const writing = new Map<string, AbortController>()
const keyOf = (readerId: string, id: string) => JSON.stringify([readerId, id])

/**
 * Stops an answer if this process is writing it. Another process stops when it finds the row
 * changed.
 */
export function stopAnswering(readerId: string, id: string): void {
  writing.get(keyOf(readerId, id))?.abort()
}

/**
 * Answers a stored question. Never throws: a failure is stored in the question's row, or only
 * logged if the row cannot be changed.
 */
export async function answerTurn(tools: Desk, id: string): Promise<void> {
  const { readerId, log } = tools
  const key = keyOf(readerId, id)
  const stop = new AbortController()
  writing.set(key, stop)
  try {
    const turn = await readTurn(tools.db, readerId, id)
    await answer(tools, turn, stop.signal).catch(async (error: unknown) => {
      if (!(error instanceof Problem)) log.error({ err: error }, 'The assistant failed')
      await store(tools, turn, { state: 'failed', note: wordsOf(error) })
    })
  } catch (error) {
    // The thread was deleted meanwhile, or the database failed. The row stays as it was.
    log.warn({ err: error }, 'An answer could not be stored')
  } finally {
    if (writing.get(key) === stop) writing.delete(key)
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof Problem) return error.message
  return 'The server failed at this; its log says why. Try again.'
}

async function answer(tools: Desk, turn: TurnRow, signal: AbortSignal): Promise<void> {
  const question: Question = {
    text: turn.question,
    ...(turn.scope && { scope: turn.scope }),
    ...(turn.zone !== null && { zone: turn.zone }),
  }
  const bySources = await answerQuestion(tools, question)
  const end = async (note: string | null) => {
    await store(tools, turn, { state: 'done', answer: bySources, note })
  }
  const chosen = await chooseFor(tools, tools.readerId, assistantTask)
  // A request for a change is recognized from the reader's own words; no model decides on it.
  const isForModel = bySources.kind === 'found' || bySources.kind === 'not-found'
  if (!chosen || !isForModel) return end(null)
  try {
    const written = await writeAnswer(tools, chosen, {
      question,
      bySources,
      earlier: await earlierQuestions(tools.db, turn),
      signal,
      grow: (sofar) => store(tools, turn, { ...shown(sofar), state: 'answering' }),
    })
    if (signal.aborted) return
    if (written.answer === null) return await end(written.why)
    await store(tools, turn, { ...shown(written), state: 'done' })
  } catch (error) {
    if (!(error instanceof EndpointTrouble)) throw error
    await end(`Answered without a model: ${error.message}`)
  }
}

function shown({ answer, leftOut }: Pick<WrittenAnswer, 'answer' | 'leftOut'>): Change {
  return { by: 'model', answer, leftOut, note: null }
}

interface Change {
  state?: TurnRow['state']
  by?: TurnRow['answeredBy']
  answer?: Answer | null
  leftOut?: number
  note?: string | null
}

/** Stores a change of the answer; returns false if the answer was stopped or restarted. */
async function store(tools: Desk, turn: TurnRow, change: Change): Promise<boolean> {
  const { db, readerId, now } = tools
  const { state = 'answering', by = 'sources', answer = null, leftOut = 0, note = null } = change
  const words = answer?.sentences.map(({ text }) => text).join(' ') ?? ''
  const { changed } = await db.run(sql`
    update assistant_turns set state = ${state}, answered_by = ${by}, answer = ${answer && JSON.stringify(answer)},
      answer_text = ${words}, left_out = ${leftOut}, note = ${note}, touched_at = ${now()}
    where reader_id = ${readerId} and id = ${turn.id} and tries = ${turn.tries} and state = 'answering'`)
  if (changed > 0 && state !== 'answering') await indexThread(tools, turn.threadId)
  if (changed > 0) await tools.announce({ area: 'assistant/chat', operations: ['listTurns'] })
  return changed > 0
}
