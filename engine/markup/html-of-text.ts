/** Signs behind an address that are no part of it. */
const BEHIND = /(?<![.,;:!?)\]])[.,;:!?)\]]+$/

/** Plain text as HTML that shows it: paragraphs and lines as they were typed; addresses can be pressed. */
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
