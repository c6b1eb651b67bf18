const HIDDEN = '…'

/** Hides secrets in a server's answers, because a server may repeat what it received. */
export interface Mask {
  /** Hides one more secret from now on. */
  add(secret: string): void
  text(words: string): string
  bytes(body: Uint8Array): Uint8Array
  /** A copy of plain data, with each text in it masked. */
  value(data: unknown): unknown
}

export function openMask(secrets: Iterable<string> = []): Mask {
  let forms: string[] = []
  const mask: Mask = {
    add(secret) {
      // Longer forms come first, because masking a part of one would leave the rest readable.
      forms = [...new Set([...forms, ...formsOf(secret)])].toSorted((a, b) => b.length - a.length)
    },
    text: (words) => forms.reduce((clean, form) => clean.replaceAll(form, HIDDEN), words),
    bytes(body) {
      // Latin-1 maps each byte to one character, so that a body in any encoding can be searched.
      const text = Buffer.from(body).toString('latin1')
      const clean = forms.reduce(
        (clean, form) => clean.replaceAll(asBytes(form), asBytes(HIDDEN)),
        text,
      )
      return clean === text ? body : Buffer.from(clean, 'latin1')
    },
    value(data) {
      if (typeof data === 'string') return mask.text(data)
      if (Array.isArray(data)) return data.map(mask.value)
      if (data === null || typeof data !== 'object') return data
      return Object.fromEntries(
        Object.entries(data).map(([name, value]) => [mask.text(name), mask.value(value)]),
      )
    },
  }
  for (const secret of secrets) mask.add(secret)
  return mask
}

function asBytes(text: string): string {
  return Buffer.from(text).toString('latin1')
}

/** The forms in which servers may write a secret that they received. */
function formsOf(given: string): string[] {
  const secret = given.toWellFormed()
  if (secret === '') return []
  const uri = encodeURIComponent(secret)
  const json = JSON.stringify(secret).slice(1, -1)
  const bytes = Buffer.from(secret)
  const base64 = bytes.toString('base64')
  return [
    secret,
    uri,
    uri.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    uri.replaceAll('%20', '+'),
    new URLSearchParams({ '': secret }).toString().slice(1),
    encodeURI(secret),
    json,
    json.replaceAll('/', String.raw`\/`),
    json.replaceAll(/[^ -~]/g, (letter) => `\\u${hex(letter)}`),
    inHtml(secret),
    base64,
    base64.replaceAll('=', ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ].filter((form) => form !== '')
}

function hex(letter: string): string {
  return letter.charCodeAt(0).toString(16).padStart(4, '0')
}

function inHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
