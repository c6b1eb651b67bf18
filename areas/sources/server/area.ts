import { sourceInTrouble } from '../contracts/happenings.ts'
import { actionParts, happeningParts } from '#platform/actions/server/lends.ts'
import { sourceActions, sourceHealthActions } from '../contracts/actions.ts'
import { archiveRestored } from '#server/archive/archive-part.ts'
import type { ServerArea } from '#server/area.ts'
import type { Tools } from '#server/tools.ts'
import { runKinds } from '#platform/runs/server/lends.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { mailFileDocument } from '#feeds/mail-files/file-document.ts'
import { mailPage } from '#feeds/inboxes/mail-page.ts'
import { receiveMail } from '#feeds/inboxes/receive-mail.ts'
import { certificatesKeeper } from './certificates/keeper.ts'
import { sourceCommands } from './commands.ts'
import { importSources } from './following/import-sources.ts'
import { nameSources } from './following/name-sources.ts'
import { finderKeeper, findingKeeper } from './finding/keeper.ts'
import { opmlDocument } from './following/export-opml.ts'
import { newswireDocument, newswirePages } from './following/sample-newswire.ts'
import { googleNewsKeeper } from './google-news/keeper.ts'
import { sourcesKeeper } from './keeper.ts'
import { sourceHealthKeeper } from './health/keeper.ts'
import { muteWaits } from './health/mute-waits.ts'
import { tellOfTrouble } from './telling/tell-of-trouble.ts'
import { unmuteDue } from './health/unmute-due.ts'
import { newslettersKeeper } from './newsletters/keeper.ts'
import { starterPacksKeeper } from './packs/keeper.ts'
import { listingsKeeper } from './listings/keeper.ts'
import { siteRulesKeeper } from './site-rules/keeper.ts'
import { redditKeeper } from './reddit/keeper.ts'
import { sourcesArchive } from './following/archive-part.ts'

/** Finds sources, follows them, and reports their health. */
export const server: ServerArea = {
  archive: sourcesArchive,
  keeps: [
    sourcesKeeper,
    sourceHealthKeeper,
    findingKeeper,
    finderKeeper,
    starterPacksKeeper,
    redditKeeper,
    newslettersKeeper,
    googleNewsKeeper,
    siteRulesKeeper,
    listingsKeeper,
    certificatesKeeper,
  ],
  jobs: [nameSources, unmuteDue, tellOfTrouble],
  schedules: [
    { job: unmuteDue, every: '1 minute' },
    { job: tellOfTrouble, every: '1 minute' },
  ],
  work,
  routes: [newswireDocument, newswirePages, opmlDocument, mailPage, mailFileDocument],
  commands: sourceCommands,
  extends: [
    extend(happeningParts, sourceInTrouble),
    extend(actionParts, ...Object.values(sourceActions), ...Object.values(sourceHealthActions)),
    extend(runKinds, importSources),
    extend(impossibleWaits, muteWaits),
    extend(archiveRestored, takeUpNames),
  ],
}

async function work(tools: Tools, signal: AbortSignal): Promise<void> {
  await takeUpNames(tools)
  await receiveMail(tools, signal)
}

async function takeUpNames({ enqueue }: Pick<Tools, 'enqueue'>): Promise<void> {
  await enqueue(nameSources, {}, { dedupeKey: 'name-sources' })
}
