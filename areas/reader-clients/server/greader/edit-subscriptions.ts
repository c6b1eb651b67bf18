import { Problem } from '#core/problem.ts'
import { sources } from '#areas/sources/contract.ts'
import { sourceHealth } from '#areas/sources/contracts/source-health.ts'
import { serverSourceHealth, serverSources } from '#areas/sources/server/lends.ts'
import { INPUT } from '#core/limits.ts'
import type { Reply } from '#server/web/routes/route.ts'
import type { Desk } from '#server/tools.ts'
import { feedId, folderName, readStream } from '../../streams.ts'
import { checkInput } from '#server/asking/check.ts'
import { listSubscriptions, type Subscription } from '../subscriptions.ts'
import { streamOf } from './read-query.ts'
import { json, ok } from './replies.ts'

/**
 * Serves subscription/edit: follows, renames, moves and unfollows sources, as the Sources screen
 * does.
 */
export async function editSubscription(desk: Desk, form: URLSearchParams): Promise<Reply> {
  const named = form.getAll('s')
  if (named.length === 0 || named.length > INPUT.wordsInList)
    throw new Problem('invalid', `Name one to ${INPUT.wordsInList} sources.`)
  const action = form.get('ac')
  const change = {
    title: form.get('t')?.trim() || null,
    into: folderIn(form.get('a')),
    outOf: folderIn(form.get('r')),
  }
  switch (action) {
    case 'subscribe':
      for (const stream of named) {
        const followed = await follow(desk, stream, change.title)
        if (change.into) await move(desk, [followed], change.into)
      }
      return ok
    case 'edit':
      for (const stream of named) await edit(desk, await subscriptionOf(desk, stream), change)
      return ok
    case 'unsubscribe': {
      const ids = []
      for (const stream of named) ids.push((await subscriptionOf(desk, stream)).source)
      await serverSourceHealth(desk).deleteSources(checkInput(sourceHealth.deleteSources, { ids }))
      return ok
    }
    default:
      throw new Problem('invalid', 'The action "ac" must be subscribe, edit or unsubscribe.')
  }
}

/** Serves subscription/quickadd: follows an address. An error is returned in the answer. */
export async function quickAdd(desk: Desk, address: string): Promise<Reply> {
  const query = address.replace(/^feed\//, '')
  try {
    const { feed, name } = await follow(desk, `feed/${query}`, null)
    return json({ numResults: 1, query, streamId: feedId(feed), streamName: name })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return json({ numResults: 0, query, error: error.message })
  }
}

/**
 * Moves the sources and folders inside a folder into another one; returns whether there were any.
 */
export async function moveFolder(desk: Desk, from: string[], into: string[]): Promise<boolean> {
  const inside = (await listSubscriptions(desk)).filter(
    ({ folder }) => folderName(folder.slice(0, from.length)) === folderName(from),
  )
  const targets = new Map<string, { folder: string[]; sources: Subscription[] }>()
  for (const source of inside) {
    const folder = into.length === 0 ? [] : [...into, ...source.folder.slice(from.length)]
    const known = targets.get(folderName(folder))?.sources ?? []
    targets.set(folderName(folder), { folder, sources: [...known, source] })
  }
  for (const { folder, sources } of targets.values()) await move(desk, sources, folder)
  return inside.length > 0
}

async function follow(desk: Desk, stream: string, title: string | null): Promise<Subscription> {
  const asked = streamOf(stream)
  if (asked.kind !== 'address')
    throw new Problem('invalid', 'Name the address of a feed to follow.')
  const draft = checkInput(sources.followSource, {
    address: asked.address,
    ...(title && { name: title }),
  })
  const { source } = await serverSources(desk).followSource(draft)
  const followed = (await listSubscriptions(desk)).find((one) => one.source === source.id)
  if (!followed) throw new Problem('not-found', 'You no longer follow that source.')
  return followed
}

async function edit(
  desk: Desk,
  { source, ...subscription }: Subscription,
  { title, into, outOf }: { title: string | null; into: string[] | null; outOf: string[] | null },
): Promise<void> {
  if (title !== null) {
    const change = checkInput(sourceHealth.changeSource, { id: source, name: title })
    await serverSourceHealth(desk).changeSource(change)
  }
  const isLeft = outOf !== null && folderName(outOf) === folderName(subscription.folder)
  if (into || isLeft) await move(desk, [{ source }], into ?? [])
}

async function move(
  desk: Desk,
  subscriptions: readonly Pick<Subscription, 'source'>[],
  folder: string[],
): Promise<void> {
  const ids = subscriptions.map(({ source }) => source)
  const input = checkInput(sourceHealth.moveSources, { ids, folder })
  await serverSourceHealth(desk).moveSources(input)
}

async function subscriptionOf(desk: Desk, stream: string): Promise<Subscription> {
  const asked = streamOf(stream)
  const followed = (await listSubscriptions(desk)).find(
    ({ feed, address }) =>
      (asked.kind === 'feed' && asked.feed === feed) ||
      (asked.kind === 'address' && asked.address === address),
  )
  if (followed) return followed
  throw new Problem('not-found', `You do not follow "${stream.slice(0, 100)}".`)
}

function folderIn(label: string | null): string[] | null {
  if (label === null || label === '') return null
  const stream = readStream(label)
  if (stream?.kind === 'folder') return stream.folder
  // Clients name the top level by a state or an empty label.
  if (stream?.kind === 'state' || label === 'user/-/label/') return null
  throw new Problem('invalid', `There is no folder "${label.slice(0, 100)}".`)
}
