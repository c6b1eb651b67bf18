import { areas as nouns } from '#areas/areas.ts'
import { nameOf } from '#core/contract.ts'
import { FILES } from '#core/limits.ts'
import { fileContents } from '#platform/files/server/lends.ts'
import { notificationParts } from '#platform/notifications/server/lends.ts'
import { frameParts } from '#areas/portal/server/lends.ts'
import { exportOpml } from '#areas/sources/server/following/export-opml.ts'
import { diagnoseDirectory } from '#areas/sources/server/directory/diagnose-directory.ts'
import { server as feeds } from '#feeds/feeds.ts'
import type { ServerArea } from './area.ts'
import type { Kept } from './asking/kept.ts'
import { archiveCommands } from './archive/commands.ts'
import { storeCommands } from './archive/media/commands.ts'
import { archiveSchedule } from './archive/scheduled/archive-schedule.ts'
import { ownArchive } from './archive/own-archive.ts'
import { hubArchive } from './archive/hub-tables.ts'
import { extend } from './extension-points.ts'

const servers = await Promise.all(nouns.map(async ({ server }) => (await server?.())?.server ?? {}))

/** Data of areas that browser and server share: pages, sections, kinds of notifications. */
const frames: ServerArea = {
  extends: [extend(frameParts, ...nouns), extend(notificationParts, ...nouns)],
}

const nounsAndFeeds: readonly ServerArea[] = [feeds, ...servers, frames]

/** The parts of archives, with their rules for imported values. */
export const archiveParts = [hubArchive, ...nounsAndFeeds.flatMap(({ archive }) => archive ?? [])]

/**
 * The server's part of every area, in the order of areas/areas.ts. Feeds come first, because all
 * areas use them.
 */
export const areas: readonly ServerArea[] = [
  ...nounsAndFeeds,
  archiveSchedule(archiveParts),
  ownArchive(archiveParts, {
    exportOpml,
    readFile: (tools, hash) => fileContents(tools).read(hash, FILES.bytes),
  }),
]

/** Every contract that the server answers, with its keeper. */
export const keeps: readonly Kept[] = areas.flatMap(({ keeps = [] }) => keeps)

/** The names of the contracts that answer owners alone. */
export const ownersContracts = keeps
  .filter(({ isForOwner }) => isForOwner)
  .map(({ contract }) => nameOf(contract))

/** Commands that areas add to the command line. */
export const commands = [
  ...areas.flatMap(({ commands }) => commands ?? []),
  archiveCommands(archiveParts),
  storeCommands(archiveParts),
]

/** Checks that `doctor` makes only when it is given their names. */
export const diagnoses = { directory: diagnoseDirectory }
