import type { ServerArea } from '#server/area.ts'
import { savedKeeper } from './saved-articles.ts'

export const server: ServerArea = { keeps: [savedKeeper] }
