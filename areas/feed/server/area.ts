import { actionParts } from '#platform/actions/server/lends.ts'
import { feedActions, searchingActions, readingActions } from '../contracts/actions.ts'
import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { goneOverPage } from '#server/web/pages/gone-over-page.ts'
import { afterWriting, articlesTold } from '#areas/articles/server/lends/writing.ts'
import { heldQuestions } from '#areas/articles/server/lends/search.ts'
import { ownKeys, unreadOnly } from '#areas/portal/server/lends.ts'
import { feed } from '../contract.ts'
import { about } from './about.ts'
import { serverFeed } from './api.ts'
import { tellOfBreaking } from './breaking/tell-of-breaking.ts'
import { goneArticle } from './gone-article.ts'
import { readInterestsTerm } from './for-you/interests-term.ts'
import { readingKeeper } from './for-you/keeper.ts'
import { learntTerms } from './for-you/learnt-terms.ts'
import { categoriesKeeper, categoryEditorKeeper } from './categories/keeper.ts'
import { keysKeeper, ownKeysOf } from './keys/keeper.ts'
import { markingKeeper } from './marking/keeper.ts'
import { searchingKeeper } from './searching/keeper.ts'
import { sourceListKeeper } from './source-list/keeper.ts'
import { folderQuestions } from './settings/folder-questions.ts'
import { foldingKeeper } from './settings/folding.ts'
import { showsUnreadOnly, unreadListsKeeper } from './settings/unread-lists.ts'
import { openFoldersKeeper } from './settings/open-folders.ts'
import { feedSettingsKeeper } from './settings/keeper.ts'
import { forgetChangedDays, keepFolderDays } from './folder-days/keep-folder-days.ts'
import { trendsKeeper } from './trends/keeper.ts'
import { noteTrends } from './trends/note-trends.ts'
import { trendWaits } from './trends/trend-waits.ts'
import { feedArchive } from './archive-part.ts'

const feedKeeper: Kept = { contract: feed, open: serverFeed, about }

/** The front page. */
export const server: ServerArea = {
  archive: feedArchive,
  keeps: [
    feedKeeper,
    readingKeeper,
    markingKeeper,
    keysKeeper,
    searchingKeeper,
    sourceListKeeper,
    openFoldersKeeper,
    foldingKeeper,
    unreadListsKeeper,
    feedSettingsKeeper,
    categoriesKeeper,
    categoryEditorKeeper,
    trendsKeeper,
  ],
  jobs: [keepFolderDays, forgetChangedDays],
  schedules: [{ job: forgetChangedDays, every: '1 hour' }],
  extends: [
    extend(
      actionParts,
      ...Object.values(feedActions),
      ...Object.values(searchingActions),
      ...Object.values(readingActions),
    ),
    extend(afterWriting, noteTrends),
    extend(articlesTold, tellOfBreaking),
    extend(heldQuestions, folderQuestions),
    extend(ownKeys, ownKeysOf),
    extend(unreadOnly, showsUnreadOnly),
    extend(impossibleWaits, trendWaits),
    extend(goneOverPage, goneArticle),
    extend(learntTerms, readInterestsTerm),
  ],
}
