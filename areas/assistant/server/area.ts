import { mailUnsubscribed } from '#areas/notifications/server/lends.ts'
import type { ServerArea } from '#server/area.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { assistantArchive } from './archive-part.ts'
import { briefingWaits } from './briefings/briefing-waits.ts'
import { briefingsKeeper } from './briefings/briefings-api.ts'
import { stopBriefingMails } from './briefings/stop-mails.ts'
import { sendBriefings } from './briefings/work.ts'
import { keepRecaps } from './recap/keep-recaps.ts'
import { recapKeeper } from './recap/recap-api.ts'

/** The assistant of a reader. */
export const server: ServerArea = {
  archive: assistantArchive,
  keeps: [recapKeeper, briefingsKeeper],
  jobs: [keepRecaps],
  schedules: [{ job: keepRecaps, every: '10 minutes' }],
  work: sendBriefings,
  extends: [extend(mailUnsubscribed, stopBriefingMails), extend(impossibleWaits, briefingWaits)],
}
