import { Tokenizer } from 'htmlparser2'

export type Attributes = Record<string, string>

interface Handler {
  onOpen(name: string, attributes: Attributes): void
  onClose(name: string): void
  onText(words: string): void
}

const MOST_ATTRIBUTES = 50
const VALUE_CHARACTERS = 20_000

/** Reads tags and words in order. It keeps no list of open elements, so that endless nesting costs nothing. */
export function readMarkup(text: string, { onOpen, onClose, onText }: Handler): void {
  let name = ''
  let attribute = ''
  let value = ''
  let attributes: Attributes = Object.create(null) as Attributes
  let count = 0
  const nothing = () => {}
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onattribdata: (start, end) => addToValue(text.slice(start, end)),
      onattribentity: (codepoint) => addToValue(String.fromCodePoint(codepoint)),
      onattribend() {
        if (++count <= MOST_ATTRIBUTES && !(attribute in attributes)) attributes[attribute] = value
        value = ''
      },
      onattribname(start, end) {
        attribute = text.slice(start, end).toLowerCase()
        value = ''
      },
      oncdata: nothing,
      onclosetag: (start, end) => onClose(text.slice(start, end).toLowerCase()),
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: () => onOpen(name, attributes),
      onopentagname(start, end) {
        name = text.slice(start, end).toLowerCase()
        attributes = Object.create(null) as Attributes
        count = 0
      },
      onprocessinginstruction: nothing,
      onselfclosingtag: () => onOpen(name, attributes),
      ontext: (start, end) => onText(text.slice(start, end)),
      ontextentity: (codepoint) => onText(String.fromCodePoint(codepoint)),
    },
  )
  tokenizer.write(text)
  tokenizer.end()

  function addToValue(part: string) {
    if (value.length < VALUE_CHARACTERS) value += part.slice(0, VALUE_CHARACTERS)
  }
}
