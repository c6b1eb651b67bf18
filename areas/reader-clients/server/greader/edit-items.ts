import { READER_CLIENTS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import type { Reply } from '#server/web/routes/route.ts'
import { readStream } from '../../streams.ts'
import type { Items, LabelChange } from '../items/client-item.ts'
import { labelName, namesOf, type Known } from './labels.ts'
import { readIds, readMoment, streamOf, withinStream } from './read-query.ts'
import { ok } from './replies.ts'

/**
 * States that other servers have and this one lacks. They are ignored, because clients send them
 * together with supported ones.
 */
const PASSED_OVER = new Set(['broadcast', 'like', 'tracking-kept-unread', 'reading-list', 'fresh'])

/** Serves edit-tag: marks items as read or unread, stars or unstars them, and labels them. */
export async function editTags(items: Items, form: URLSearchParams): Promise<Reply> {
  const wanted = wantedOf(form.getAll('a'), form.getAll('r'))
  const ids = readIds(form.getAll('i'), READER_CLIENTS.ids)
  if (wanted.isStarred !== undefined && ids.length > READER_CLIENTS.stars)
    throw new Problem('invalid', `At most ${READER_CLIENTS.stars} items can be starred at a time.`)
  const { added, removed } = wanted.labels
  if (added.length + removed.length > 0) await items.setLabels(ids, wanted.labels)
  if (wanted.isRead !== undefined) await items.setRead(ids, wanted.isRead)
  if (wanted.isStarred !== undefined) await items.setStarred(ids, wanted.isStarred)
  return ok
}

interface Wanted {
  isRead?: boolean
  isStarred?: boolean
  labels: LabelChange
}

function wantedOf(added: string[], removed: string[]): Wanted {
  const wanted: Wanted = { labels: labelsOf(added, removed) }
  const set = (key: 'isRead' | 'isStarred', value: boolean) => {
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
    if (stream?.kind === 'folder') continue
    const state = stream?.kind === 'state' ? stream.state : null
    if (state === 'read') set('isRead', isAdded)
    else if (state === 'kept-unread') set('isRead', !isAdded)
    else if (state === 'starred') set('isStarred', isAdded)
    else if (state === null || !PASSED_OVER.has(state)) {
      throw new Problem(
        'invalid',
        'Items can be marked as read, starred or labelled here, by a label with a name.',
      )
    }
  }
  return wanted
}

/**
 * The labels that a client adds and removes. The name of a folder is treated as a label, and the
 * folder does not change.
 */
function labelsOf(added: readonly string[], removed: readonly string[]): LabelChange {
  const streams = (tags: readonly string[]) =>
    tags.flatMap((tag) => {
      const stream = readStream(tag)
      return stream?.kind === 'folder' ? [stream] : []
    })
  const labels = {
    added: [...new Set(streams(added).map(labelName))],
    removed: [...new Set(streams(removed).flatMap(namesOf))],
  }
  if (labels.added.length + streams(removed).length > READER_CLIENTS.labelsTogether) {
    throw new Problem(
      'invalid',
      `At most ${READER_CLIENTS.labelsTogether} labels can be changed at a time.`,
    )
  }
  if (labels.added.some((name) => labels.removed.includes(name)))
    throw new Problem('invalid', 'A label cannot be added and removed at once.')
  return labels
}

/** Serves mark-all-as-read: marks the items of a stream up to a given time. */
export async function markAllAsRead(
  items: Items,
  form: URLSearchParams,
  known: Known,
  now: Date,
): Promise<Reply> {
  const within = withinStream(streamOf(form.get('s') ?? ''), known)
  const until = readMoment(form.get('ts')) ?? now
  if (within.kind !== 'none') await items.setRead({ within, until }, true)
  return ok
}
