/** Does what nobody waits for once the browser has painted what it was just given. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
