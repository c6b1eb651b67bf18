/** Signs after an address that do not belong to it. */
const BEHIND = /(?<![.,;:!?)\]])[.,;:!?)\]]+$/

/** Plain text as HTML: with its paragraphs and lines, and with links for its addresses. */
export function htmlOfText(text: string): string {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
  const linked = escaped.replaceAll(/https?:\/\/(?:(?!&(?:lt|gt|quot);)[^\s])+/g, (stated) => {
    const address = stated.replace(BEHIND, '')
    return `<a href="${address}">${address}</a>${stated.slice(address.length)}`
  })
  const paragraphs = linked.split(/\r?\n(?:[^\S\n]*\r?\n)+/)
  return paragraphs.map((words) => `<p>${words.replaceAll(/\r?\n/g, '<br>')}</p>`).join('')
}
