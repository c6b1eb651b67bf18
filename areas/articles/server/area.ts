import { articleActions } from '../contracts/actions.ts'
import { actionParts, happeningParts } from '#platform/actions/server/lends.ts'
import { articleNew, articleUpdated } from '../contracts/happenings.ts'
import { once } from 'node:events'
import type { ServerArea } from '#server/area.ts'
import type { Tools } from '#server/tools.ts'
import { articleTasks } from './model-tasks.ts'
import { archiveRestored } from '#server/archive/archive-part.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { stampsMoved } from '#server/clock/stamps.ts'
import { extend } from '#server/extension-points.ts'
import { endpointRemoval, modelsChanged, modelTasks } from '#platform/models/server/lends.ts'
import { pageRead } from '#feeds/full-text/page-read.ts'
import { entriesStored } from '#feeds/store/entries-stored.ts'
import { keepAffairWindows, letGoOfAffairWindows } from './affairs/affair-windows.ts'
import { linkFollowUp } from './affairs/follow-up-links.ts'
import { joiningKeeper } from './corrections/keeper.ts'
import { uniteLanguages } from './languages/across-languages.ts'
import { embedAndCompare } from './languages/embed-and-compare.ts'
import { embedSentences, wakeSentences } from './embeddings/embed-sentences.ts'
import { fullTextKeeper } from './full-text/keeper.ts'
import { identifyEntries } from './joining/identify-entries.ts'
import {
  joinRestamped,
  joinWaiting,
  keepJoinWindow,
  letGoOfJoinWindow,
  wakeJoiner,
} from './joining/join-entries.ts'
import { applyThreshold } from './joining/threshold.ts'
import { archiveArticles } from './keeping/archive-articles.ts'
import { keepBySource } from './keeping/by-source/keep-by-source.ts'
import { lastSeenKeeper } from './last-seen/keeper.ts'
import { articlesKeeper } from './page/keeper.ts'
import { revisionsKeeper } from './revisions/keeper.ts'
import { articleWritingKeeper } from './by-model/keeper.ts'
import { staleWithoutEndpoints, retryNow } from './by-model/queue-writing.ts'
import { writeArticles } from './by-model/write-articles.ts'
import { writingWaits } from './by-model/writing-waits.ts'
import { upgradeSearch } from './search/upgrade-search.ts'
import { learnNames } from './writing/lessons/name-lessons.ts'
import { wakeWriters, writeStaleOnce, writeWithPage } from './writing/write-stale.ts'
import { articleCommands } from './commands/commands.ts'
import { articlesArchive } from './keeping/archive-part.ts'

/** The server part of articles: joining entries, writing, corrections and deletion. */
export const server: ServerArea = {
  archive: articlesArchive,
  keeps: [
    articlesKeeper,
    revisionsKeeper,
    lastSeenKeeper,
    joiningKeeper,
    fullTextKeeper,
    articleWritingKeeper,
  ],
  jobs: [
    joinWaiting,
    writeStaleOnce,
    learnNames,
    applyThreshold,
    identifyEntries,
    upgradeSearch,
    linkFollowUp,
    archiveArticles,
    keepBySource,
    writeArticles,
    embedAndCompare,
    embedSentences,
    uniteLanguages,
  ],
  schedules: [
    { job: archiveArticles, every: '1 hour' },
    { job: keepBySource, every: '10 minutes' },
    // If a second reader follows a feed, a database trigger queues its entries for joining. The
    // trigger sends no notification, so this job looks for them (decision 0040).
    { job: joinWaiting, every: '1 minute' },
  ],
  // Work that a dead worker left is resumed at once. Its job would only be retried much later.
  work,
  letGo,
  commands: articleCommands,
  extends: [
    extend(modelTasks, ...articleTasks),
    extend(actionParts, ...Object.values(articleActions)),
    extend(entriesStored, wakeJoiner),
    extend(pageRead, writeWithPage),
    extend(archiveRestored, takeUp),
    extend(stampsMoved, joinRestamped),
    extend(impossibleWaits, writingWaits),
    extend(modelsChanged, retryNow),
    extend(modelsChanged, wakeSentences),
    extend(endpointRemoval, staleWithoutEndpoints),
    extend(happeningParts, articleNew, articleUpdated),
  ],
}

async function work(tools: Tools, signal: AbortSignal): Promise<void> {
  await takeUp(tools)
  if (!signal.aborted) await once(signal, 'abort')
  await keepJoinWindow(tools)
  await keepAffairWindows(tools)
}

async function letGo(tools: Tools): Promise<boolean> {
  const left = [await letGoOfJoinWindow(tools), await letGoOfAffairWindows(tools)]
  return left.includes(true)
}

/** Continues waiting work, and corrects what an older version joined or counted differently. */
async function takeUp(tools: Pick<Tools, 'enqueue'>): Promise<void> {
  await wakeJoiner(tools)
  await wakeWriters(tools)
  await wakeSentences(tools)
  await tools.enqueue(applyThreshold, {}, { dedupeKey: 'threshold' })
  await tools.enqueue(identifyEntries, {}, { dedupeKey: 'identify' })
  await tools.enqueue(upgradeSearch, {}, { dedupeKey: 'upgrade-search' })
}
