import type { ServerArea } from '#server/area.ts'
import { ownFeedDocuments } from './documents.ts'

export const server: ServerArea = { routes: ownFeedDocuments }
