import * as z from 'zod/mini'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { each, name, oneOf, shaped, short, words } from '#server/archive/checks/column-rules.ts'
import { sql } from '#server/tools.ts'
import { ASSISTANT } from '../limits.ts'
import { Answer, QUESTION_CHARACTERS, QuestionScope } from '../answer.ts'
import { briefingChannels } from '../briefing-options.ts'
import { Recap } from '../contract.ts'
import { Briefing, BriefingPiece, BriefingTimes } from '../contracts/briefings.ts'
import { answerers, turnStates } from '../contracts/chat.ts'
import { ChosenItem } from './recap/choose-recap.ts'

const STATES = ['waiting', 'sent', 'skipped', 'failed']

/**
 * The part of an archive with readers' questions, the answers, and recaps with the times and
 * destinations of their delivery.
 */
export const assistantArchive: ArchivePart = {
  tables: {
    assistant_recaps: { columns: { reader_id: name, items: shaped(z.array(ChosenItem)) } },
    assistant_briefings: {
      columns: {
        ...{ id: name, reader_id: name, title: words, subject: shaped(Briefing.shape.subject) },
        ...{ span: oneOf(['day', 'week']), times: shaped(BriefingTimes) },
        ...{ channels: each(oneOf(briefingChannels)), piece: shaped(BriefingPiece) },
        when_empty: oneOf(['say', 'skip']),
      },
    },
    assistant_sendings: {
      columns: {
        ...{ id: name, reader_id: name, briefing_id: name, due_key: name, name: words },
        ...{ state: oneOf(STATES), trouble: words, recap: shaped(Recap), job_id: name },
      },
    },
    assistant_threads: {
      columns: { reader_id: name, id: name, title: short(ASSISTANT.titleCharacters) },
    },
    assistant_turns: {
      columns: {
        ...{ reader_id: name, id: name, thread_id: name, question: short(QUESTION_CHARACTERS) },
        ...{ scope: shaped(QuestionScope), zone: name, state: oneOf(turnStates) },
        ...{
          answered_by: oneOf(answerers),
          answer: shaped(Answer),
          answer_text: words,
          note: words,
        },
      },
    },
  },
  async settle(db) {
    // The archived server sends the messages that wait now; this one sends only those that become
    // due later.
    await db.run(sql`delete from assistant_sendings where state = 'waiting'`)
    await db.run(sql`update assistant_briefings set last_due_at = greatest(last_due_at, now())`)
    // An answer in progress was being written by the archived server, and nobody continues it.
    await db.run(sql`
      update assistant_turns set state = 'failed', note = 'The server stopped while it was answering. Ask again.'
      where state = 'answering'`)
  },
}
