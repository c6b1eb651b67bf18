/** The control at a place of the form on show, such as ["items", "0", "name"]; the first one of all for an empty path. */
export function formField(path: readonly string[]): HTMLElement | null {
  const at = path.length === 0 ? '' : `="${CSS.escape(path.join('.'))}"`
  const place = document.querySelector(`.page-editor-form [data-place${at}]`)
  return place?.querySelector('input, textarea, select, button') ?? null
}
