import type { Script } from '#engine/scripts/script.ts'
import type { Reply } from '#server/web/routes/route.ts'
import { textDocx } from './text-docx.ts'
import { textHtml } from './text-html.ts'
import { textMarkdown } from './text-markdown.ts'
import { textOf } from './text-of.ts'

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A text as the file of that name, "text.md", "text.html" or "text.docx"; null for any other name. */
export async function exportText(
  { script, isList }: { script: Script; isList: boolean },
  file: string,
): Promise<Reply | null> {
  const piece = textOf(script, { isList })
  const saved = {
    headers: {
      'content-disposition': `attachment; filename="${file.replace(/^text/, 'synthwire')}"`,
    },
  }
  switch (file) {
    case 'text.md':
      return { type: 'text/markdown; charset=utf-8', body: textMarkdown(piece), ...saved }
    case 'text.html':
      return { type: 'text/html; charset=utf-8', body: textHtml(piece), ...saved }
    case 'text.docx':
      return { type: DOCX_TYPE, body: await textDocx(piece), ...saved }
    default:
      return null
  }
}
