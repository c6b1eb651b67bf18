import { fileKinds } from '#platform/files/server/lends.ts'
import { savedActions, bookmarkActions } from '../contracts/actions.ts'
import { articlesTold } from '#areas/articles/server/lends/writing.ts'
import { carries } from '#areas/articles/server/lends/keeping.ts'
import { subjectKeepers } from '#areas/newsroom/server/lends.ts'
import { runKinds } from '#platform/runs/server/lends.ts'
import { actionParts, happeningParts } from '#platform/actions/server/lends.ts'
import type { ServerArea } from '#server/area.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { goneOverPage } from '#server/web/pages/gone-over-page.ts'
import { articlesSaved } from './as-subject.ts'
import { articleSaved } from '../contracts/happenings.ts'
import { savedArchive } from './archive-part.ts'
import { indexBookmarks } from './bookmark-texts.ts'
import { goneBookmark } from './bookmarks/gone-bookmark.ts'
import { bookmarkExport } from './exporting/export-documents.ts'
import { fetchForever } from './fetching/fetch-forever.ts'
import { bookmarkPicture } from './fetching/shown-pictures.ts'
import { sweepBookmarks } from './fetching/sweep-bookmarks.ts'
import { bookmarkFile } from './importing/import-api.ts'
import { importBookmarks } from './importing/import-run.ts'
import { leftOutDocument } from './importing/left-out.ts'
import { liveKeepers } from './keepers.ts'
import { savedKeeper } from './saved-articles.ts'
import { savedWaits } from './saved-waits.ts'
import { tellOfChanges } from './tell-of-changes.ts'
import { tellOfRuleSaved } from './tell-of-saved.ts'

/** Things that readers saved: articles, conversations, and pages of any site. */
export const server: ServerArea = {
  archive: savedArchive,
  keeps: [savedKeeper, ...liveKeepers],
  jobs: [sweepBookmarks, indexBookmarks],
  schedules: [
    { job: sweepBookmarks, every: '1 hour' },
    { job: indexBookmarks, every: '1 minute' },
  ],
  work: fetchForever,
  routes: [bookmarkPicture, bookmarkExport, leftOutDocument],
  extends: [
    extend(fileKinds, bookmarkFile),
    extend(actionParts, ...Object.values(savedActions), ...Object.values(bookmarkActions)),
    extend(subjectKeepers, articlesSaved),
    extend(articlesTold, tellOfRuleSaved, tellOfChanges),
    extend(happeningParts, articleSaved),
    // Rows of this table do not follow a merged article, because they are written again for the
    // other article.
    extend(carries, { table: 'notifications_saved' }),
    extend(runKinds, importBookmarks),
    extend(impossibleWaits, savedWaits),
    extend(goneOverPage, goneBookmark),
  ],
}
