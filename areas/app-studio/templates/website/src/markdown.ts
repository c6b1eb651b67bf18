const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => NAMES[letter]!)
}

/** HTML of the part of Markdown that pages need: blocks separated by empty lines. */
export function htmlOf(markdown: string): string {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)
    .join('\n')
}

function blockOf(block: string): string {
  const [, marks, title] = /^(#{1,3}) (.+)$/.exec(block) ?? []
  if (marks) return `<h${marks.length}>${inline(title!)}</h${marks.length}>`
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
  if (lines.every((line) => line.startsWith('> ')))
    return `<blockquote><p>${inline(lines.map((line) => line.slice(2)).join(' '))}</p></blockquote>`
  return `<p>${inline(lines.join(' '))}</p>`
}

function inline(text: string): string {
  return escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*([^*]+)\*/g, '<em>$1</em>')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, words: string, address: string) =>
      /^(?:https?:|mailto:|[^:]*$)/.test(address) ? `<a href="${address}">${words}</a>` : whole,
    )
}
