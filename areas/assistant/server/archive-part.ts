import * as z from 'zod/mini'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { each, name, oneOf, shaped, words } from '#server/archive/column-rules.ts'
import { sql } from '#server/tools.ts'
import { briefingChannels } from '../briefing-options.ts'
import { Recap } from '../contract.ts'
import { Briefing, BriefingPiece, BriefingTimes } from '../contracts/briefings.ts'
import { ChosenItem } from './recap/choose-recap.ts'

const STATES = ['waiting', 'sent', 'skipped', 'failed']

/** Recaps, and when and where they are delivered. */
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
  },
  async settle(db) {
    // What waited to be sent is sent by the hub that was archived; from here on, what becomes due here.
    await db.run(sql`delete from assistant_sendings where state = 'waiting'`)
    await db.run(sql`update assistant_briefings set last_due_at = greatest(last_due_at, now())`)
  },
}
