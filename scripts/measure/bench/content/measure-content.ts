import { loadavg } from 'node:os'
import { serverAiContent } from '#areas/ai-content/server/content-api.ts'
import { serverDrafts } from '#areas/ai-content/server/drafts/drafts-api.ts'
import { DRAFTS } from '#areas/ai-content/limits.ts'
import { deskOf, sql } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'
import type { Measured } from '../measured.ts'
import { percentile, timed } from '../statistics.ts'

const ROUNDS = 200

/**
 * Measures in this process how long lists of drafts take for a reader with the most drafts allowed.
 */
export async function measureContent(): Promise<Measured> {
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools, readerId }) => {
      await tools.db.run(sql`
        insert into ai_content_drafts (id, reader_id, title, type, tone, status, word_count, created_at, edited_at)
        select 'draft-' || nth, ${readerId}, 'The ferry of day ' || nth || ' leaves the harbor',
          (array['blog-post', 'ad-copy', 'press-release'])[1 + nth % 3],
          (array['casual', 'formal'])[1 + nth % 2],
          case when nth % 5 = 0 then 'published' else 'draft' end, 100 + nth % 1500,
          now() - nth * interval '1 minute', now()
        from generate_series(1, ${DRAFTS.kept}) as nth`)
      await tools.db.run(sql`analyze ai_content_drafts`)
      const desk = deskOf(tools, readerId)
      const drafts = serverDrafts(desk)
      const p99 = async (work: (round: number) => Promise<unknown>) => {
        const times: number[] = []
        for (let round = 0; round < ROUNDS; round++) times.push((await timed(() => work(round))).ms)
        return percentile(times, 0.99)
      }
      const { next } = await drafts.listDrafts({})
      return {
        load: loadavg()[0]!,
        firstPageP99Ms: await p99(() => drafts.listDrafts({})),
        nextPageP99Ms: await p99(() => drafts.listDrafts({ cursor: next! })),
        filteredP99Ms: await p99(() =>
          drafts.listDrafts({ type: 'ad-copy', status: 'published', tone: 'formal' }),
        ),
        rareTitleP99Ms: await p99((round) =>
          drafts.listDrafts({ search: `day ${99_000 + round} ` }),
        ),
        countP99Ms: await p99(() => drafts.countDrafts({})),
        countOfSearchP99Ms: await p99(() => drafts.countDrafts({ search: 'day 99999 ' })),
        usageP99Ms: await p99(() => serverAiContent(desk).getUsage({})),
      }
    }),
  )
}
