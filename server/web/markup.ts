/** Markup that is safe to put into a page as it is. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Piece = Markup | string | number | Piece[]

/** Writes markup; everything put into it is text and is escaped, unless it is markup itself. */
export function markup(parts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...pieces.map(textOf)))
}

function textOf(piece: Piece): string {
  if (piece instanceof Markup) return piece.text
  if (Array.isArray(piece)) return piece.map(textOf).join('')
  return escaped(String(piece))
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
