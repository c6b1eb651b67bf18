import type { Script } from '#engine/scripts/script.ts'
import type { ServedDocument } from '#server/area.ts'

export interface ExportedText {
  title: string
  script: Script
  completedAt: string
}

/** A text as the file of that name, "text.md", "text.html" or "text.docx"; null for any other name. */
export async function exportText(
  { script }: ExportedText,
  file: string,
): Promise<ServedDocument | null> {
  if (file !== 'text.md') return null
  return {
    type: 'text/markdown; charset=utf-8',
    body: script.sections
      .flatMap((s) => [`## ${s.title}`, s.lines.map((l) => l.text).join(' ')])
      .join('\n\n'),
  }
}
