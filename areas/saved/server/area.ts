import type { ServerArea } from '#server/area.ts'
import { savedKeeper } from './saved-articles.ts'
import { savedArchive } from './archive-part.ts'

export const server: ServerArea = { archive: savedArchive, keeps: [savedKeeper] }
