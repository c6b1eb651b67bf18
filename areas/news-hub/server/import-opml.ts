import { Problem } from '#core/problem.ts'
import type { Tools } from '#server/tools.ts'
import { feedCategories, type Imported } from '../contract.ts'
import { addSource } from './follow-source.ts'
import { readOpml } from './sources/opml.ts'

/** Rows added in one transaction; the lists of some readers hold thousands. */
const BATCH = 200

/** Follows every feed of the list that can be read; each is fetched by a worker in its turn. */
export async function importOpml(tools: Tools, readerId: string, text: string): Promise<Imported> {
  const { feeds, problems } = readOpml(text)
  if (feeds.length === 0 && problems.length === 0) {
    throw new Problem(
      'invalid',
      'That file lists no feed. Choose an OPML file, as other readers export it.',
    )
  }
  let followed = 0
  for (let start = 0; start < feeds.length; start += BATCH) {
    followed += await tools.db.transaction(async (db) => {
      let added = 0
      for (const { address, title, folder } of feeds.slice(start, start + BATCH)) {
        const { isKnown } = await addSource(
          db,
          readerId,
          { address, name: title || address, category: categoryOf(folder), frequency: 'hourly' },
          tools.now(),
        )
        if (!isKnown) added++
      }
      return added
    })
  }
  if (followed > 0) await tools.announce({ area: 'news-hub' })
  return { followed, known: feeds.length - followed, failed: problems }
}

/** A folder named like one of our categories keeps its meaning. */
function categoryOf(folder: string | null): (typeof feedCategories)[number] {
  const name = folder?.trim().toLowerCase() ?? ''
  return feedCategories.find((category) => name.startsWith(category)) ?? 'general'
}
