import { MATCHING } from '#core/limits.ts'
import type { RuleDraft } from '../contract.ts'
import { triggerWords } from '../rule-words.ts'
import type { Database, Tools } from '#server/tools.ts'
import { readyRule } from './conditions.ts'
import { findMatches } from './find-matches.ts'
import { beginLook } from './matching/look.ts'
import { namesOf } from './source-names.ts'

export type Conditions = Pick<RuleDraft, 'match' | 'conditions'>

/**
 * Finds those of a reader's articles that meet the conditions. `isAll` is false if time ran out
 * before all were checked.
 */
export async function matchesAmong(
  tools: Pick<Tools, 'now' | 'match'>,
  db: Database,
  readerId: string,
  conditions: Conditions,
  ids: number[],
): Promise<{ ids: Set<number>; isAll: boolean }> {
  const rule = { ...conditions, id: '', name: '', readerId, actions: [] }
  const among = { ids, isDoneToo: true, limit: ids.length + 1 }
  const look = beginLook(tools, { readerId, leftMs: MATCHING.totalMs })
  const { matches, next } = await findMatches(db, readyRule(rule, tools.now()), among, look)
  return { ids: new Set(matches), isAll: next === null }
}

/** Describes conditions in words, with the reader's names of sources and topics. */
export async function describeConditions(
  db: Database,
  readerId: string,
  conditions: Conditions,
): Promise<string> {
  return triggerWords({ ...conditions, name: '', actions: [] }, await namesOf(db, readerId))
}
