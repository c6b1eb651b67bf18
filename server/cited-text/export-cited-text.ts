import type { Reply } from '../web/routes/route.ts'
import type { CitedText } from './cited-text.ts'
import { toDocx } from './to-docx.ts'
import { toHtml } from './to-html.ts'
import { toMarkdown } from './to-markdown.ts'

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A text as the file of that name, "text.md", "text.html" or "text.docx"; null for any other name. */
export async function exportCitedText(text: CitedText, file: string): Promise<Reply | null> {
  const saved = {
    headers: {
      'content-disposition': `attachment; filename="${file.replace(/^text/, 'synthwire')}"`,
    },
  }
  switch (file) {
    case 'text.md':
      return { type: 'text/markdown; charset=utf-8', body: toMarkdown(text), ...saved }
    case 'text.html':
      return { type: 'text/html; charset=utf-8', body: toHtml(text), ...saved }
    case 'text.docx':
      return { type: DOCX_TYPE, body: await toDocx(text), ...saved }
    default:
      return null
  }
}
