import { Problem } from '#core/problem.ts'
import { foldersOf, type Subscription } from '../subscriptions.ts'
import type { Items, Within } from '../items/client-item.ts'
import { readFeverId, type FeverAsked } from './asked.ts'
import { groupNumbers } from './group-numbers.ts'

const LAST_SECOND = 253_370_764_800

/** Serves `mark=item|feed|group&as=read|unread|saved|unsaved&id=…&before=…`. */
export async function mark(
  items: Items,
  asked: FeverAsked,
  followed: readonly Subscription[],
  now: Date,
): Promise<void> {
  const [what, as, id] = [asked.get('mark'), asked.get('as'), asked.get('id') ?? '']
  if (what === 'item') return markItem(items, as, readFeverId(id))
  const within = withinOf(what, id, followed)
  if (as !== 'read') throw new Problem('invalid', 'Feeds and groups can only be marked as read.')
  if (within.kind === 'none') return
  await items.setRead({ within, until: momentOf(asked.get('before')) ?? now }, true)
}

async function markItem(items: Items, as: string | null, id: number): Promise<void> {
  switch (as) {
    case 'read':
    case 'unread':
      return items.setRead([id], as === 'read')
    case 'saved':
    case 'unsaved':
      return items.setStarred([id], as === 'saved')
    default:
      throw new Problem('invalid', 'An item can be marked as read, unread, saved or unsaved.')
  }
}

function withinOf(what: string | null, id: string, followed: readonly Subscription[]): Within {
  if (what === 'feed') return { kind: 'feed', feed: readFeverId(id) }
  if (what !== 'group')
    throw new Problem('invalid', 'Only an item, a feed or a group can be marked.')
  if (id === '0') return { kind: 'all' }
  // The id -1 is the group "Sparks" for less important feeds, which this server does not have.
  if (id === '-1') return { kind: 'none' }
  const folder = groupNumbers(foldersOf(followed)).get(readFeverId(id))
  if (!folder) throw new Problem('not-found', 'There is no such group.')
  return { kind: 'folder', folder }
}

/** The time in `before`, given in seconds; null if there is none. */
function momentOf(before: string | null): Date | null {
  if (before === null || before === '') return null
  if (!/^\d{1,12}$/.test(before))
    throw new Problem('invalid', `"${before.slice(0, 100)}" is not a time.`)
  return new Date(Math.min(Number(before), LAST_SECOND) * 1000)
}
