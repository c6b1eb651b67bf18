import { copyText } from '#web/ui/copy-text.ts'
import { copiedHtml } from './copied-html.ts'

interface Files {
  html: string
  plain: string
}

/** Copies the files of a draft to the clipboard; rich text where a browser can, with the plain one beside it. */
export async function copyDraft({ html, plain }: Files, kind: 'rich' | 'plain'): Promise<boolean> {
  try {
    const words = await read(plain)
    if (kind === 'plain' || !canCopyRich()) return await copyText(words)
    const rich = copiedHtml(await read(html))
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([rich], { type: 'text/html' }),
        'text/plain': new Blob([words], { type: 'text/plain' }),
      }),
    ])
    return true
  } catch {
    return false
  }
}

/** Tells how a copy went. */
export function copiedToast(isDone: boolean) {
  return isDone
    ? ({ title: 'Copied', tone: 'success' } as const)
    : ({ title: 'Not copied', text: 'The browser did not allow it.', tone: 'error' } as const)
}

/** Pages that came over plain HTTP have no clipboard. */
function canCopyRich(): boolean {
  return typeof ClipboardItem !== 'undefined' && window.isSecureContext
}

async function read(address: string): Promise<string> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`The file was not answered: ${reply.status}`)
  return reply.text()
}
