import { READER_CLIENTS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { readItemId } from '../../item-ids.ts'
import { folderName, readStream, type Stream } from '../../streams.ts'
import type { Page, Selection, Within } from '../items/client-item.ts'
import { namesOf, type Known, type Labelled } from './labels.ts'

const READING_LIST = 'user/-/state/com.google/reading-list'
/** The number of items in an answer if the client does not state one, as on other servers. */
const USUAL_COUNT = 20
/** States that no item has on this server. */
const EMPTY = new Set(['broadcast', 'broadcast-friends', 'like', 'created', 'tracking-kept-unread'])

/** A client's query for the items of a stream. */
export interface StreamQuery {
  stream: string
  selection: Selection
  page: Page
}

export function readStreamQuery(
  query: URLSearchParams,
  named: string,
  known: Known,
  { most, usual = USUAL_COUNT }: { most: number; usual?: number },
): StreamQuery {
  const stream = named || query.get('s') || READING_LIST
  const selection = { within: { kind: 'all' } as Within } as Selection
  narrow(selection, streamOf(stream), known)
  for (const target of query.getAll('it')) narrow(selection, streamOf(target), known)
  for (const target of query.getAll('xt')) leaveOut(selection, streamOf(target))
  const oldestFirst = query.get('r') === 'o'
  const last = readContinuation(query.get('c'))
  if (last !== null) selection[oldestFirst ? 'above' : 'below'] = last
  const since = readMoment(query.get('ot'))
  if (since) selection.since = since
  const until = readMoment(query.get('nt'))
  if (until) selection.until = until
  return { stream, selection, page: { oldestFirst, count: readCount(query.get('n'), most, usual) } }
}

/** Parses the id of a stream; fails if it is none. */
export function streamOf(given: string): Stream {
  const stream = readStream(given)
  if (stream) return stream
  throw new Problem('invalid', `There is no stream "${given.slice(0, 100)}".`)
}

/** The items of a reader that a stream contains. */
export function withinStream(stream: Stream, known: Known): Within {
  const selection: Selection = { within: { kind: 'all' } }
  narrow(selection, stream, known)
  return selection.within
}

function narrow(selection: Selection, stream: Stream, known: Known): void {
  switch (stream.kind) {
    case 'feed':
      selection.within = stream
      return
    case 'folder':
      selection.within = withinFolder(stream, known)
      return
    case 'address': {
      const feed = known.followed.find(({ address }) => address === stream.address)?.feed
      selection.within = feed === undefined ? { kind: 'none' } : { kind: 'feed', feed }
      return
    }
    case 'state':
      narrowToState(selection, stream.state)
  }
}

/**
 * Sources of a folder, items with a label, or both if the folder and the label share a name,
 * because clients show them as one.
 */
function withinFolder(stream: Labelled, { followed, labels }: Known): Within {
  const names = namesOf(stream).filter((name) => labels.has(name))
  if (names.length === 0) return stream
  const name = folderName(stream.folder)
  const isFolder = followed.some(({ folder }) => folderName(folder) === name)
  return { kind: 'label', names, folder: isFolder ? stream.folder : null }
}

function narrowToState(selection: Selection, state: string): void {
  if (state === 'reading-list') return
  if (state === 'read') selection.isRead = true
  else if (state === 'unread' || state === 'kept-unread') selection.isRead = false
  else if (state === 'starred' && selection.within.kind === 'all')
    selection.within = { kind: 'starred' }
  else if (state === 'starred') selection.isStarred = true
  else if (EMPTY.has(state)) selection.within = { kind: 'none' }
  else throw unknownState(state)
}

function leaveOut(selection: Selection, stream: Stream): void {
  if (stream.kind !== 'state')
    throw new Problem('invalid', 'Only states such as read and starred can be left out.')
  if (stream.state === 'read') selection.isRead = false
  else if (stream.state === 'unread' || stream.state === 'kept-unread') selection.isRead = true
  else if (stream.state === 'starred') selection.isStarred = false
  else if (!EMPTY.has(stream.state)) throw unknownState(stream.state)
}

function unknownState(state: string): Problem {
  return new Problem('invalid', `There is no state "${state.slice(0, 100)}".`)
}

/** Item ids in a request, in any of their forms. */
export function readIds(given: readonly string[], most: number): number[] {
  if (given.length === 0) throw new Problem('invalid', 'Name at least one item.')
  if (given.length > most) {
    throw new Problem(
      'invalid',
      `At most ${most.toLocaleString('en')} items can be named at a time.`,
    )
  }
  return given.map((text) => {
    const id = readItemId(text)
    if (id !== null) return id
    throw new Problem('invalid', `"${text.slice(0, 100)}" is not an item.`)
  })
}

/**
 * Reads a time in seconds, with or without a fraction; some clients send milliseconds or
 * microseconds. Null if no time or 0 is given.
 */
export function readMoment(given: string | null): Date | null {
  if (given === null || given === '' || given === '0') return null
  const [, whole] = /^(\d{1,16})(?:\.\d{1,20})?$/.exec(given) ?? []
  if (whole === undefined) throw new Problem('invalid', `"${given.slice(0, 100)}" is not a time.`)
  const perSecond = whole.length > 14 ? 1_000_000 : whole.length > 11 ? 1000 : 1
  return new Date(Math.min((Number(whole) / perSecond) * 1000, LATEST_MS))
}

/**
 * The beginning of the year 9999. Later times are replaced by it, so that JavaScript and PostgreSQL
 * can both represent them.
 */
const LATEST_MS = 253_370_764_800_000

function readContinuation(given: string | null): number | null {
  if (given === null || given === '') return null
  const id = readItemId(given)
  if (id !== null) return id
  throw new Problem('invalid', 'The list has no page there. Start from the first page.')
}

function readCount(given: string | null, most: number, usual: number): number {
  if (given === null || given === '') return usual
  if (!/^\d{1,15}$/.test(given)) {
    throw new Problem('invalid', `"${given.slice(0, 100)}" is not a number of items.`)
  }
  return Math.min(Number(given), most)
}

/** The most items in one answer; `continuation` leads to the rest. */
export const mostIn = { ids: READER_CLIENTS.ids, texts: READER_CLIENTS.texts }
