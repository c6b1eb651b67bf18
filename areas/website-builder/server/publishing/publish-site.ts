import { Problem } from '#core/problem.ts'
import { happened } from '#platform/actions/server/lends.ts'
import { shortageWords } from '#server/disk/out-of-room.ts'
import type { Database, Desk } from '#server/tools.ts'
import { drawCards } from '../cards/draw-cards.ts'
import { knownContents, lockContents } from '../contents/contents.ts'
import { sitePublished } from '../../contracts/happenings.ts'
import { ensureName } from '../names/site-names.ts'
import { tellPostsChanged } from '../rows/posts-changed.ts'
import { demandSite, lockSite } from '../rows/site-rows.ts'
import { filesToServe } from './draw-files.ts'
import { fileOf, packFile } from './pack-files.ts'
import { originOf } from './origin-of.ts'
import { endPlan } from './plans.ts'
import { findLive, isSame, type PublicationRow } from './publication-rows.ts'
import { readSite } from './read-site.ts'
import { storePublication, sweepPublications } from './store-publication.ts'

/**
 * Renders all pages of a site and makes them public, either all or, if anything fails, none. If
 * nothing has changed, the live publication stays. `planned` is the time of the plan to carry out;
 * the result is null if another worker has done so.
 */
export async function publishSite(desk: Desk, site: string): Promise<PublicationRow>
export async function publishSite(
  desk: Desk,
  site: string,
  planned: string,
): Promise<PublicationRow | null>
export async function publishSite(
  desk: Desk,
  id: string,
  planned: string | null = null,
): Promise<PublicationRow | null> {
  const { readerId, now } = desk
  const shortage = await desk.disk.shortage()
  if (shortage)
    throw new Problem('unavailable', `${shortageWords(shortage)} Nothing was published.`)
  const name = await ensureName(desk, await demandSite(desk, id))
  const read = await readSite(desk, id, {
    ...{ origin: await originOf(desk, id, name), now: now() },
  })
  const { drafts, settings } = read
  const cards = await drawCards(desk, read.site)
  const drawn = [
    ...filesToServe({ ...read, site: { ...read.site, cards: cards.byPage } }),
    ...cards.files.map((file) => fileOf(file)),
  ]
  const media = read.media.used()
  const known = await knownContents(
    desk,
    drawn.map(({ hash }) => hash),
  )
  const files = await Promise.all(
    drawn.map(async (file) => (known.has(file.hash) ? { ...file, packed: null } : packFile(file))),
  )
  const published = await desk.db.transaction(async (db) => {
    const of = { db, readerId }
    await lockContents(of)
    await lockSite(of, id)
    if (planned !== null && !(await endPlan(of, id, planned))) return null
    const live = await findLive(of, id)
    if (live && (await isSame(of, live.id, { drafts, settings, files, media }))) return live
    await storePublication(of, { site: id, drafts, settings, files, media }, now())
    await sweepPublications(of, id)
    const shown = await findLive(of, id)
    if (shown) await tellPublished(desk, db, read.site.name, id, shown)
    return shown
  })
  await tellPostsChanged(desk, id)
  await desk.announce({ area: 'website-builder' })
  return published
}

async function tellPublished(
  desk: Desk,
  db: Database,
  name: string,
  site: string,
  { id, nth }: PublicationRow,
): Promise<void> {
  await happened(desk, db, desk.readerId, {
    ...{ happening: sitePublished, key: `site.published/${id}`, about: name },
    facts: { site: { id: site, name }, publication: { id, nth } },
  })
}
