import type { Reply } from '../web/routes/route.ts'
import type { CitedText } from './cited-text.ts'
import { toDocx } from './to-docx.ts'
import { toHtml } from './to-html.ts'
import { toMarkdown } from './to-markdown.ts'
import { toPlainText } from './to-plain-text.ts'

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Writes a text as a file to download, such as "text.md"; null if no format has this name. */
export async function exportCitedText(text: CitedText, file: string): Promise<Reply | null> {
  const written = await writeCitedText(text, file)
  if (!written) return null
  const name = file.replace(/^text/, 'synthwire')
  return { ...written, headers: { 'content-disposition': `attachment; filename="${name}"` } }
}

/** Writes a text as "text.md", "text.html", "text.docx" or "text.txt"; null for any other name. */
export async function writeCitedText(
  text: CitedText,
  file: string,
): Promise<{ type: string; body: string | Buffer } | null> {
  switch (file) {
    case 'text.md':
      return { type: 'text/markdown; charset=utf-8', body: toMarkdown(text) }
    case 'text.html':
      return { type: 'text/html; charset=utf-8', body: toHtml(text) }
    case 'text.docx':
      return { type: DOCX_TYPE, body: await toDocx(text) }
    case 'text.txt':
      return { type: 'text/plain; charset=utf-8', body: toPlainText(text) }
    default:
      return null
  }
}
