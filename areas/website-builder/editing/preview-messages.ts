/** The address of a page in a preview. */
export function previewAt(address: string, path: string): string {
  return new URL(path, address.endsWith('/') ? address : `${address}/`).href
}

/**
 * Reads the id of the block that was pressed in the frame. The message is checked, because anybody
 * could have sent it; null for other messages.
 */
export function chosenIn(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null
  const { synthwire, id } = message as { synthwire?: unknown; id?: unknown }
  return synthwire === 'block-chosen' && typeof id === 'string' ? id : null
}
