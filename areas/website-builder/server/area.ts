import { afterWriting } from '#areas/articles/server/lends/writing.ts'
import { actionParts, happeningParts } from '#platform/actions/server/lends.ts'
import { fileKinds } from '#platform/files/server/lends.ts'
import { modelTasks } from '#platform/models/server/lends.ts'
import type { ServerArea } from '#server/area.ts'
import { extend } from '#server/extension-points.ts'
import { siteNames } from '#server/second-listener/names/give-name.ts'
import { sites } from '#server/second-listener/sites.ts'
import { siteActions } from '../contracts/actions.ts'
import { sitePublished } from '../contracts/happenings.ts'
import { sitesArchive } from './archive-part.ts'
import { siteWordsTask } from './assistant/write-words.ts'
import { contentKeepers } from './content-keepers.ts'
import { siteKeepers } from './keepers.ts'
import { importedFile } from './imports/import-reading.ts'
import { makeImportedPictures } from './imports/make-pictures.ts'
import { askDomainsAgain } from './domains/ask-again.ts'
import { mediaFile } from './media/media-file.ts'
import { mediaRoute } from './media/media-route.ts'
import { websiteNames } from './names/site-names.ts'
import { followNews, markWritten } from './news/follow-news.ts'
import { publishWaitingPosts } from './publishing/publish-waiting.ts'
import { previewedSites } from './preview/site.ts'
import { publishPlanned } from './publishing/publish-planned.ts'
import { publishedSites } from './published/site.ts'
import { sweepSites } from './sweep.ts'
import { visitorJobs, visitorKeepers, visitorParts, visitorSchedules } from './visitors/part.ts'
import { writeVisits } from './visitors/visits/write-visits.ts'
import { siteZip } from './zip/export-zip.ts'

/** Sites of readers: drafts of their pages, and publications that visitors see. */
export const server: ServerArea = {
  archive: sitesArchive,
  close: writeVisits,
  keeps: [...siteKeepers, ...contentKeepers, ...visitorKeepers],
  jobs: [
    ...visitorJobs,
    sweepSites,
    askDomainsAgain,
    publishPlanned,
    publishWaitingPosts,
    followNews,
    makeImportedPictures,
  ],
  schedules: [
    ...visitorSchedules,
    { job: sweepSites, every: '1 hour' },
    { job: askDomainsAgain, every: '1 hour' },
    { job: publishPlanned, every: '1 minute' },
    { job: publishWaitingPosts, every: '1 minute' },
    { job: followNews, every: '1 minute' },
    { job: makeImportedPictures, every: '1 minute' },
  ],
  routes: [mediaRoute, siteZip],
  extends: [
    ...visitorParts,
    extend(sites, previewedSites, publishedSites),
    extend(siteNames, websiteNames),
    extend(actionParts, ...Object.values(siteActions)),
    extend(happeningParts, sitePublished),
    extend(fileKinds, mediaFile, importedFile),
    extend(modelTasks, siteWordsTask),
    extend(afterWriting, markWritten),
  ],
}
