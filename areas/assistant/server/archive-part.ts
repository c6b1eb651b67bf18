import * as z from 'zod/mini'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name, oneOf, shaped, short, words } from '#server/archive/column-rules.ts'
import { ASSISTANT } from '#core/limits.ts'
import { sql } from '#server/tools.ts'
import { Answer, QUESTION_CHARACTERS, QuestionScope } from '../answer.ts'
import { answerers, turnStates } from '../contracts/chat.ts'
import { ChosenItem } from './recap/choose-recap.ts'

/** What readers asked the assistant, what it answered, and the recaps of their weeks. */
export const assistantArchive: ArchivePart = {
  tables: {
    assistant_recaps: { columns: { reader_id: name, items: shaped(z.array(ChosenItem)) } },
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
    // Whoever was writing it did so in another hub.
    await db.run(sql`
      update assistant_turns set state = 'failed', note = 'The server stopped while it was answering. Ask again.'
      where state = 'answering'`)
  },
}
