import type { ServerArea } from '#server/area.ts'
import { notesArchive } from './archive-part.ts'

export const server: ServerArea = { archive: notesArchive }
