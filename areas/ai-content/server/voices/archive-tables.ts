import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name, shaped } from '#server/archive/checks/column-rules.ts'
import { VoiceDraft } from '../../voices/voice.ts'

export const voiceTables: ArchivePart['tables'] = {
  ai_content_voices: { columns: { id: name, reader_id: name, content: shaped(VoiceDraft) } },
}
