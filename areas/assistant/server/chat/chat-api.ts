import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { chooseFor } from '#platform/models/server/lends.ts'
import { chat } from '../../contracts/chat.ts'
import { answerTurn, stopAnswering } from './answer-turn.ts'
import { keepQuestion } from './ask.ts'
import { indexThread } from '../threads/thread-texts.ts'
import { listTurns, readTurn } from '../threads/turn-rows.ts'
import { assistantTask } from '../writing/write-answer.ts'

export const chatKeeper: Kept = {
  contract: chat,
  open: serverChat,
  about: {
    listTurns: 'The questions of a conversation with their answers, the newest first.',
    ask: 'Asks the assistant; the answer grows in its conversation.',
    stopAnswer: 'Ends an answer that is being written; what is there stays.',
    retryAnswer: 'Has a question answered again.',
    noteOffer: 'Notes that an offer of an answer was accepted, or undone.',
  } satisfies Record<keyof typeof chat, string>,
}

export function serverChat(tools: Desk): Api<typeof chat> {
  const { db, readerId } = tools
  const tell = () => tools.announce({ area: 'assistant/chat', operations: ['listTurns'] })

  /** Waits for an answer by sources, which is quick, but not for an answer by a model. */
  async function answer(id: string): Promise<void> {
    const hasModel = (await chooseFor(tools, readerId, assistantTask)) !== null
    const answering = answerTurn(tools, id)
    if (!hasModel) await answering
  }

  return {
    listTurns: (asked) => listTurns(tools, asked),

    async ask(asked) {
      if (!(await keepQuestion(tools, asked))) return
      await indexThread(tools, asked.thread)
      await tell()
      await tools.announce({ area: 'assistant/threads' })
      await answer(asked.id)
    },

    async stopAnswer({ id }) {
      const { threadId } = await readTurn(db, readerId, id)
      await db.run(sql`
        update assistant_turns set state = 'stopped'
        where reader_id = ${readerId} and id = ${id} and state = 'answering'`)
      stopAnswering(readerId, id)
      await indexThread(tools, threadId)
      await tell()
    },

    async retryAnswer({ id }) {
      await readTurn(db, readerId, id)
      await db.run(sql`
        update assistant_turns set state = 'answering', tries = tries + 1, answer = null, answer_text = '', note = null,
          left_out = 0, accepted = '{}', touched_at = ${tools.now()}
        where reader_id = ${readerId} and id = ${id}`)
      await tell()
      await answer(id)
    },

    async noteOffer({ id, offer, isAccepted }) {
      await readTurn(db, readerId, id)
      const others = sql`array_remove(accepted, ${offer}::int)`
      await db.run(sql`
        update assistant_turns
        set accepted = ${isAccepted ? sql`array_append(${others}, ${offer}::int)` : others}
        where reader_id = ${readerId} and id = ${id}`)
      await tell()
    },
  }
}
