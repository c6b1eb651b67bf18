import * as z from 'zod/mini'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import { isFollowed } from '#areas/articles/server/lends.ts'
import { isTouchable } from './actions.ts'
import { answersOf, hasText, isMatch, mayMatch, metBy, type ReadyRule } from './conditions.ts'

/** Articles that are looked at in one go: few enough that the memory is small and others get a turn. */
const BATCH = 5000

/** Which articles are looked at. */
export interface Among {
  /** Only these. */
  ids?: number[]
  /** Only those with a smaller id: the rest of a look that was begun. */
  below?: number | null
  /** Another condition on `articles`. */
  where?: Sql
  /** Also those where the rule would change nothing any more. */
  isDoneToo?: boolean
  /** How many are looked at. */
  limit?: number
}

const Candidate = z.object({
  id: z.int(),
  answers: z.string(),
  title: z.string(),
  lead: z.string(),
})
type Candidate = z.infer<typeof Candidate>

/**
 * Of the reader's articles, newest first, those that a rule matches; `next` is where to go on, null at the
 * end. Previews, the past and new articles all ask here, so what is shown is what is done.
 */
export async function findMatches(
  db: Database,
  rule: ReadyRule,
  among: Among,
): Promise<{ matches: number[]; next: number | null }> {
  const { candidates, next } = await readCandidates(db, rule, among)
  return { matches: matchesOf(rule, candidates), next }
}

/** Every match there is, a batch at a time. */
export async function* findAllMatches(
  db: Database,
  rule: ReadyRule,
  among: Among = {},
): AsyncGenerator<number[]> {
  let batch = await readCandidates(db, rule, among)
  while (batch.next !== null) {
    // The database reads on while the texts of this batch are looked at.
    const following = readCandidates(db, rule, { ...among, below: batch.next })
    // Whoever acts on this batch may fail first, or take a while; then nobody waits for the other yet.
    following.catch(() => {})
    yield matchesOf(rule, batch.candidates)
    batch = await following
  }
  yield matchesOf(rule, batch.candidates)
}

async function readCandidates(
  db: Database,
  rule: ReadyRule,
  { ids, below = null, where, isDoneToo = false, limit = BATCH }: Among,
): Promise<{ candidates: Candidate[]; next: number | null }> {
  const conditions = [isFollowed({ readerId: rule.readerId, includeMuted: true }), mayMatch(rule)]
  if (!isDoneToo) conditions.push(isTouchable(rule))
  if (ids) conditions.push(sql`id = any(${ids})`)
  if (below !== null) conditions.push(sql`id < ${below}`)
  if (where) conditions.push(where)
  const texts = hasText(rule) ? sql`title, summary_text as lead` : sql`'' as title, '' as lead`
  const candidates = await db.many(
    Candidate,
    sql`select id, ${answersOf(rule)} as answers, ${texts} from articles
        where coalesce(${join(conditions, ' and ')}, false) order by id desc limit ${limit}`,
  )
  return { candidates, next: candidates.length === limit ? candidates.at(-1)!.id : null }
}

function matchesOf(rule: ReadyRule, candidates: Candidate[]): number[] {
  return candidates.flatMap((one) => (isMatch(rule, metBy(rule, one)) ? [one.id] : []))
}
