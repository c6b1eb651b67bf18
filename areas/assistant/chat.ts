/** A message needs at least one character that can be seen. */
export function canSend(text: string): boolean {
  return text.trim() !== ''
}
