import { mailUnsubscribed } from '#platform/notifications/server/lends.ts'
import { modelTasks } from '#platform/models/server/lends.ts'
import { savedThreads } from '#areas/saved/server/lends.ts'
import type { ServerArea } from '#server/area.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { goneOverPage } from '#server/web/pages/gone-over-page.ts'
import { assistantArchive } from './archive-part.ts'
import { briefingWaits } from './briefings/briefing-waits.ts'
import { briefingsKeeper } from './briefings/briefings-api.ts'
import { stopBriefingMails } from './briefings/stop-mails.ts'
import { sendBriefings } from './briefings/work.ts'
import { chatKeeper } from './chat/chat-api.ts'
import { keepRecaps } from './recap/keep-recaps.ts'
import { recapKeeper } from './recap/recap-api.ts'
import { goneThread } from './threads/gone-thread.ts'
import { sweepThreads } from './threads/sweep-threads.ts'
import { indexThreads } from './threads/thread-texts.ts'
import { threadsSaved } from './threads/saved-threads.ts'
import { threadsKeeper } from './threads/threads-api.ts'
import { assistantTask } from './writing/write-answer.ts'
import { lookUpsKeeper } from './tools/look-ups-api.ts'
import { actionParts } from '#platform/actions/server/lends.ts'
import { lookUpActions } from '../contracts/actions.ts'

/** The assistant of a reader: the weekly recap and its delivery, the reader's questions, and their answers. */
export const server: ServerArea = {
  archive: assistantArchive,
  keeps: [recapKeeper, briefingsKeeper, chatKeeper, threadsKeeper, lookUpsKeeper],
  jobs: [keepRecaps, sweepThreads, indexThreads],
  schedules: [
    { job: keepRecaps, every: '10 minutes' },
    { job: sweepThreads, every: '1 hour' },
    { job: indexThreads, every: '1 minute' },
  ],
  work: sendBriefings,
  extends: [
    extend(modelTasks, assistantTask),
    extend(actionParts, ...Object.values(lookUpActions)),
    extend(mailUnsubscribed, stopBriefingMails),
    extend(impossibleWaits, briefingWaits),
    extend(savedThreads, threadsSaved),
    extend(goneOverPage, goneThread),
  ],
}
