import * as z from 'zod/mini'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name, shaped } from '#server/archive/column-rules.ts'
import { ChosenItem } from './recap/choose-recap.ts'

export const assistantArchive: ArchivePart = {
  tables: {
    assistant_recaps: { columns: { reader_id: name, items: shaped(z.array(ChosenItem)) } },
  },
}
