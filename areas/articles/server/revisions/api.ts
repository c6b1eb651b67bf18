import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import { carryingSources } from '../reading/carrying-sources.ts'
import { Revision, type revisions } from '../../contracts/revisions.ts'
import { diffText } from '#engine/words/diff/word-diff.ts'

const Words = z.object({ title: z.string(), text: z.string() })

const Change = z.object({
  entryId: z.int(),
  language: z.nullable(z.string()),
  ...Words.shape,
})

/**
 * Serves the changes that publishers made. The revisions were stored when their feeds were read.
 */
export function serverRevisions({ db, readerId }: Desk): Api<typeof revisions> {
  return {
    async listRevisions({ entry }) {
      return db.many(
        Revision,
        sql`select entry_revisions.id, replaced_at as found_time
            from entry_revisions
            join entries on entries.id = entry_id
            cross join lateral ${carryingSources(readerId)}
            where entry_id = ${entry} order by entry_revisions.id desc`,
      )
    },

    async compareRevision({ id }) {
      const former = await db.maybe(
        Change,
        sql`select entry_id, language, entry_revisions.title, entry_revisions.text
            from entry_revisions
            join entries on entries.id = entry_id
            cross join lateral ${carryingSources(readerId)}
            where entry_revisions.id = ${id}`,
      )
      if (!former) {
        throw new Problem(
          'not-found',
          'That change is no longer available. Reload the article to see the current ones.',
        )
      }
      // The text after the change is in the next revision, or in the entry itself.
      const latter = await db.one(
        Words,
        sql`select title, text from (
              select id, title, text from entry_revisions where entry_id = ${former.entryId} and id > ${id}
              union all
              select null, title, text from entries where id = ${former.entryId}
            ) as later order by id nulls last limit 1`,
      )
      return {
        title: diffText(former.title, latter.title, former.language),
        text: diffText(former.text, latter.text, former.language),
      }
    },
  }
}
