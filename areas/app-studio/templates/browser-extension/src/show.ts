import type { Reading } from './reading.ts'

/** Shows a reading in the popup. */
export function show({ words, minutes, sentence, level }: Reading): void {
  const texts = { words, minutes, sentence, level, unit: minutes === 1 ? 'minute' : 'minutes' }
  for (const [id, text] of Object.entries(texts)) {
    document.getElementById(id)!.textContent = text.toLocaleString('en')
  }
}
