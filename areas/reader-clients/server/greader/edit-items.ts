import { READER_CLIENTS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import type { ClientReply } from '#server/area.ts'
import { readStream } from '../../streams.ts'
import type { Items } from '../items/client-item.ts'
import type { Subscription } from '../subscriptions.ts'
import { readIds, readMoment, streamOf, withinStream } from './read-query.ts'
import { ok } from './replies.ts'

/** What other servers have and this one does not; clients send it along with what they mean. */
const PASSED_OVER = new Set(['broadcast', 'like', 'tracking-kept-unread', 'reading-list', 'fresh'])

/** edit-tag: marks items as read or unread, and stars them or not. */
export async function editTags(items: Items, form: URLSearchParams): Promise<ClientReply> {
  const wanted = wantedOf(form.getAll('a'), form.getAll('r'))
  const ids = readIds(form.getAll('i'), READER_CLIENTS.ids)
  if (wanted.isStarred !== undefined && ids.length > READER_CLIENTS.stars)
    throw new Problem('invalid', `At most ${READER_CLIENTS.stars} items can be starred at a time.`)
  if (wanted.isRead !== undefined) await items.setRead(ids, wanted.isRead)
  if (wanted.isStarred !== undefined) await items.setStarred(ids, wanted.isStarred)
  return ok
}

interface Wanted {
  isRead?: boolean
  isStarred?: boolean
}

function wantedOf(added: string[], removed: string[]): Wanted {
  const wanted: Wanted = {}
  const set = (key: keyof Wanted, value: boolean) => {
    if (wanted[key] === !value)
      throw new Problem('invalid', 'A state cannot be added and removed at once.')
    wanted[key] = value
  }
  const tags = [
    ...added.map((tag) => [tag, true] as const),
    ...removed.map((tag) => [tag, false] as const),
  ]
  for (const [tag, isAdded] of tags) {
    const stream = readStream(tag)
    const state = stream?.kind === 'state' ? stream.state : null
    if (state === 'read') set('isRead', isAdded)
    else if (state === 'kept-unread') set('isRead', !isAdded)
    else if (state === 'starred') set('isStarred', isAdded)
    else if (state === null || !PASSED_OVER.has(state)) {
      throw new Problem(
        'invalid',
        'Items can be marked as read or starred here; labels are for sources only.',
      )
    }
  }
  return wanted
}

/** mark-all-as-read: what came until a moment, of a stream. */
export async function markAllAsRead(
  items: Items,
  form: URLSearchParams,
  followed: readonly Subscription[],
  now: Date,
): Promise<ClientReply> {
  const within = withinStream(streamOf(form.get('s') ?? ''), followed)
  const until = readMoment(form.get('ts')) ?? now
  if (within.kind !== 'none') await items.setRead({ within, until }, true)
  return ok
}
