import type { World } from '#server/tools.ts'
import { formFields } from '../../../visitors/form-fields.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { readFormToken } from '../../serving/form-token.ts'
import type { VisitorQuestion } from '../../serving/visitor-posts.ts'
import { countInHour } from './hour-counts.ts'
import type { SentForm } from './read-form.ts'
import { judgeForm } from './signs-of-spam.ts'

export type Verdict =
  /** With "too-many" and "too-old", the visitor has to try again. */
  { is: 'too-many' } | { is: 'too-old' } | { is: 'taken'; isSpam: boolean; signs: string[] }

/** Judges a form whose fields are valid, and counts it. */
export async function takeForm(
  world: World,
  { site, request }: VisitorQuestion,
  form: SentForm,
  words: string,
): Promise<Verdict> {
  const now = world.now().getTime()
  const token = form.line(formFields.token, VISITORS.mailCharacters)
  const drawn = readFormToken(world, site.siteId, token)?.getTime() ?? null
  const ageMs = drawn === null || drawn > now ? null : now - drawn
  if (ageMs !== null && ageMs > VISITORS.latestMs) return { is: 'too-old' }
  const sent = await countInHour(world, site, 'form', request.client)
  if (sent > VISITORS.postsPerHour) return { is: 'too-many' }
  const trap = form.line(formFields.trap, VISITORS.nameCharacters)
  const times = words === '' ? 0 : await countInHour(world, site, 'text', plain(words))
  return { is: 'taken', ...judgeForm({ trap, ageMs, words, times }) }
}

/** Simplifies a text, so that small changes do not make it a different one. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
