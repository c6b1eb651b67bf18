const MARK = 'synthwire-reloaded'
/** One that loaded a page again is not believed to mend anything for as long. */
const AGAIN_AFTER_MS = 60_000

/** Which build of the screens this page is of; null where a developer serves it. */
export function pageBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null
}

/** Loads the page again, unless that was done a moment ago or somebody is typing. */
export function reloadOnce(): void {
  if (pageBuild() === null || isTyping()) return
  const last = Number(sessionStorage.getItem(MARK) ?? 0)
  if (Date.now() - last < AGAIN_AFTER_MS) return
  sessionStorage.setItem(MARK, String(Date.now()))
  location.reload()
}

function isTyping(): boolean {
  const active = document.activeElement
  const isField = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement
  return isField && active.value !== ''
}
