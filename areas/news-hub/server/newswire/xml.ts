/** XML that is written already, and goes into other XML as it is. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | null | readonly Markup[]

/** Writes XML; what is put into it is text unless it is markup, and nothing where it is null. */
export function xml(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const written = strings.map((string, place) => string + write(parts[place] ?? null))
  return new Markup(written.join(''))
}

function write(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return escapeText(String(part))
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}

/** Text with nothing to escape in it, for those publishers that prefer it so. */
export function cdata(text: string): Markup {
  return new Markup(`<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`)
}
