import { Tokenizer } from 'htmlparser2'

interface Handler {
  onOpen(name: string): void
  onClose(name: string): void
  /** Receives the words of a field in pieces. Those of CDATA sections are unchanged. */
  onText(words: string): void
}

/** Reads tags and words of XML in order. Attributes, comments and definitions of a document type are skipped. */
export function readXml(text: string, { onOpen, onClose, onText }: Handler): void {
  let name = ''
  const nothing = () => {}
  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: true },
    {
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: (start, end, endLength) => onText(text.slice(start, end - endLength)),
      onclosetag: (start, end) => onClose(text.slice(start, end)),
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: () => onOpen(name),
      onopentagname: (start, end) => (name = text.slice(start, end)),
      onprocessinginstruction: nothing,
      onselfclosingtag() {
        onOpen(name)
        onClose(name)
      },
      ontext: (start, end) => onText(text.slice(start, end)),
      ontextentity: (codepoint) => onText(String.fromCodePoint(codepoint)),
    },
  )
  tokenizer.write(text)
  tokenizer.end()
}
