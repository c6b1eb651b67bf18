import type { World } from '#server/tools.ts'
import { formFields } from '../../../visitors/form-fields.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { readFormToken } from '../../serving/form-token.ts'
import type { VisitorQuestion } from '../../serving/visitor-posts.ts'
import type { SentForm } from './read-form.ts'
import { recentPosts, type RecentPosts } from './recent-posts.ts'
import { judgeForm } from './signs-of-spam.ts'

const byServer = new WeakMap<World, RecentPosts>()

export type Verdict =
  /** The visitor has to do something about it. */
  { is: 'too-many' } | { is: 'too-old' } | { is: 'taken'; isSpam: boolean; signs: string[] }

/** Judges a form that is filled in as it should be, and counts it. */
export function takeForm(
  world: World,
  { site, request }: VisitorQuestion,
  form: SentForm,
  words: string,
): Verdict {
  const recent = byServer.get(world) ?? recentPosts()
  byServer.set(world, recent)
  const now = world.now().getTime()
  const token = form.line(formFields.token, VISITORS.mailCharacters)
  const drawn = readFormToken(world, site.siteId, token)?.getTime() ?? null
  const ageMs = drawn === null || drawn > now ? null : now - drawn
  if (ageMs !== null && ageMs > VISITORS.latestMs) return { is: 'too-old' }
  if (!recent.mayPost(site.siteId, request.client, now)) return { is: 'too-many' }
  const trap = form.line(formFields.trap, VISITORS.nameCharacters)
  const times = words === '' ? 0 : recent.countText(site.siteId, words, now)
  return { is: 'taken', ...judgeForm({ trap, ageMs, words, times }) }
}
