import { OPML } from '#core/limits.ts'
import type { Kept, ServerArea } from '#server/area.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { afterWriting } from '#areas/articles/server/lends.ts'
import { newsHub } from '../contract.ts'
import { about } from './about.ts'
import { serverNewsHub } from './api.ts'
import { readingKeeper } from './for-you/keeper.ts'
import { feedSettingsKeeper } from './settings/keeper.ts'
import { trendsKeeper } from './trends/keeper.ts'
import { noteTrends } from './trends/note-trends.ts'
import { trendWaits } from './trends/trend-waits.ts'

export const newsHubKeeper: Kept = {
  contract: newsHub,
  open: serverNewsHub,
  bodyBytes: { importOpml: OPML.bodyBytes },
  about,
}

/** The front page. */
export const server: ServerArea = {
  keeps: [newsHubKeeper, readingKeeper, feedSettingsKeeper, trendsKeeper],
  extends: [extend(afterWriting, noteTrends), extend(impossibleWaits, trendWaits)],
}
