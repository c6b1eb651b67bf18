import { actionParts, happeningParts } from '#platform/actions/server/lends.ts'
import type { ServerArea } from '#server/area.ts'
import { extend } from '#server/extension-points.ts'
import { contentActions } from '../contracts/actions.ts'
import { contentDrafted, contentPublished } from '../contracts/happenings.ts'
import { contentArchive } from './archive-part.ts'
import { rewritingKeeper, writingParts } from './by-model/part.ts'
import { deliveriesKeeper, deliveryParts } from './deliveries/part.ts'
import { draftFiles } from './exporting/draft-files.ts'
import { draftArchive, historyTable } from './exporting/history-files.ts'
import { contentKeepers } from './keepers.ts'
import { sweepContent } from './sweep.ts'
import { voiceKeepers } from './voices/keepers.ts'

/** Texts of readers, drafted from briefs and articles. */
export const server: ServerArea = {
  archive: contentArchive,
  keeps: [...contentKeepers, rewritingKeeper, deliveriesKeeper, ...voiceKeepers],
  routes: [draftFiles, historyTable, draftArchive],
  jobs: [sweepContent],
  schedules: [{ job: sweepContent, every: '1 hour' }],
  extends: [
    ...writingParts,
    ...deliveryParts,
    extend(actionParts, ...Object.values(contentActions)),
    extend(happeningParts, contentDrafted, contentPublished),
  ],
}
