import { copyText } from '#web/ui/copy-text.ts'
import { copiedHtml } from './copied-html.ts'

interface Files {
  html: string
  plain: string
}

/**
 * Copies a draft to the clipboard: as rich and plain text if wanted and supported, otherwise as
 * plain text. Returns false if it failed.
 */
export async function copyDraft({ html, plain }: Files, kind: 'rich' | 'plain'): Promise<boolean> {
  try {
    if (kind === 'plain' || !canCopyRich()) return await copyText(await read(plain))
    const rich = read(html).then((file) => blobOf(copiedHtml(file), 'text/html'))
    const words = read(plain).then((text) => blobOf(text, 'text/plain'))
    // The write below reports failures and may end before both texts are ready, so their rejections
    // are ignored here.
    for (const text of [rich, words]) text.catch(() => {})
    // Safari allows writing only during a press, so the clipboard gets promises of the texts.
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': rich, 'text/plain': words })])
    return true
  } catch {
    return false
  }
}

function blobOf(text: string, type: string): Blob {
  return new Blob([text], { type })
}

/** Tells the reader if the copy succeeded. */
export function copiedToast(isDone: boolean) {
  return isDone
    ? ({ title: 'Copied', tone: 'success' } as const)
    : ({ title: 'Not copied', text: 'The browser did not allow it.', tone: 'error' } as const)
}

/** Pages over plain HTTP have no clipboard. */
function canCopyRich(): boolean {
  return typeof ClipboardItem !== 'undefined' && window.isSecureContext
}

async function read(address: string): Promise<string> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`The file was not answered: ${reply.status}`)
  return reply.text()
}
