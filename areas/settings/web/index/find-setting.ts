import { foldWords } from '#engine/search/text-match.ts'

/** Selects elements whose text is the name of a setting. */
const NAMES = 'label, legend, h3, button, a, summary'
/** Selects elements that contain a setting with its name and help text. */
const ROWS = '.field, .switch-row, .take-away, section:not(.panel)'

/**
 * The element that names a setting of a section; null if it is not shown, for example because it
 * does not apply to this reader.
 */
export function findSetting(section: HTMLElement, name: string): HTMLElement | null {
  const wanted = foldWords(name)
  const named = [...section.querySelectorAll<HTMLElement>(NAMES)]
  return named.find(({ textContent }) => foldWords(textContent) === wanted) ?? null
}

/**
 * Focuses a setting or a section. The row of a setting is highlighted until the returned function
 * is called.
 */
export function markSetting(found: HTMLElement, isSetting: boolean): () => void {
  const control = controlOf(found)
  if (!control.matches('button, input, select, textarea, a[href]')) control.tabIndex = -1
  control.focus({ preventScroll: true })
  const row = isSetting ? (found.closest<HTMLElement>(ROWS) ?? found) : null
  row?.setAttribute('data-wanted', '')
  return () => row?.removeAttribute('data-wanted')
}

/** The control of a label; any other element is returned unchanged. */
export function controlOf(named: HTMLElement): HTMLElement
export function controlOf(named: HTMLElement | null): HTMLElement | null
export function controlOf(named: HTMLElement | null): HTMLElement | null {
  return (named instanceof HTMLLabelElement ? named.control : null) ?? named
}
