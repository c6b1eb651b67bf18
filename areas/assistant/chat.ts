/** Says if a message has a visible character. */
export function canSend(text: string): boolean {
  return text.trim() !== ''
}
