import { foldWords } from '#engine/search/text-match.ts'

/** Elements that name a setting on the page. */
const NAMES = 'label, legend, h3, button, a, summary'
/** Elements around a setting and its words. */
const ROWS = '.field, .switch-row, .take-away, section:not(.panel)'

/**
 * The element that names a setting of a section; null if it is not shown, for example because it
 * does not concern this reader.
 */
export function findSetting(section: HTMLElement, name: string): HTMLElement | null {
  const wanted = foldWords(name)
  const named = [...section.querySelectorAll<HTMLElement>(NAMES)]
  return named.find(({ textContent }) => foldWords(textContent) === wanted) ?? null
}

/**
 * Gives a setting or a section the focus; the row of a setting is marked until the returned function is called.
 */
export function markSetting(found: HTMLElement, isSetting: boolean): () => void {
  const control = controlOf(found)
  if (!control.matches('button, input, select, textarea, a[href]')) control.tabIndex = -1
  control.focus({ preventScroll: true })
  const row = isSetting ? (found.closest<HTMLElement>(ROWS) ?? found) : null
  row?.setAttribute('data-wanted', '')
  return () => row?.removeAttribute('data-wanted')
}

/** The control of a label; any other element is returned as it is. */
export function controlOf(named: HTMLElement): HTMLElement
export function controlOf(named: HTMLElement | null): HTMLElement | null
export function controlOf(named: HTMLElement | null): HTMLElement | null {
  return (named instanceof HTMLLabelElement ? named.control : null) ?? named
}
