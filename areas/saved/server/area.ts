import { subjectKeepers } from '#areas/newsroom/server/lends.ts'
import { extend } from '#server/extension-points.ts'
import { articlesSaved } from './as-subject.ts'
import type { ServerArea } from '#server/area.ts'
import { savedKeeper } from './saved-articles.ts'
import { savedArchive } from './archive-part.ts'

export const server: ServerArea = {
  archive: savedArchive,
  keeps: [savedKeeper],
  extends: [extend(subjectKeepers, articlesSaved)],
}
