/**
 * Finds the control of a field in the visible form by its path, such as ["items", "0", "name"]. An
 * empty path means the first control.
 */
export function formField(path: readonly string[]): HTMLElement | null {
  const at = path.length === 0 ? '' : `="${CSS.escape(path.join('.'))}"`
  const place = document.querySelector(`.page-editor-form [data-place${at}]`)
  return place?.querySelector('input, textarea, select, button') ?? null
}
