import { isMostlyFollowed, walk } from '#areas/articles/server/lends/lists.ts'
import {
  lookedAt,
  mostImportant,
  sinceOf,
  type SubjectKeeper,
} from '#areas/newsroom/server/lends.ts'
import { sql } from '#server/tools.ts'
import { readHub } from './hubs-of-reader.ts'

/** The most important articles of a hub, for a piece. Throws `not-found` if the hub is gone. */
export const articlesOfHub: SubjectKeeper = async (scope, subject) => {
  if (subject.kind !== 'hub') return null
  const { name } = await readHub(scope.db, scope.readerId, subject.id)
  const since = sinceOf(scope, subject)
  const newest = walk({ ...scope, hub: subject.id }, { since })
  const among = sql`
    select ${newest.id} from ${newest.from} where ${newest.within} and ${isMostlyFollowed(newest.scope)}
    order by ${newest.at} desc, ${newest.id} desc limit ${lookedAt(since)}`
  return { title: name, articles: await mostImportant(scope, sql`id in (${among})`, since) }
}
