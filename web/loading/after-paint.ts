/** Runs unimportant work after the browser has painted. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
