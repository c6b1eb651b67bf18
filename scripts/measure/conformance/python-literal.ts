const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r' }

export type Literal = string | number | number[] | null

/**
 * The value of a Python string, integer, None or tuple of integers; undefined for anything else.
 */
export function pythonLiteral(source: string): Literal | undefined {
  const text = source.trim()
  const quoted = /^[ubr]?('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")$/i.exec(text)?.[1]
  if (quoted !== undefined) return unescaped(quoted.slice(1, -1))
  if (/^-?\d+$/.test(text)) return Number(text)
  if (/^\([\d\s,-]+\)$/.test(text)) {
    return text.slice(1, -1).split(',').map(Number)
  }
  return text === 'None' ? null : undefined
}

function unescaped(text: string): string {
  return text.replaceAll(
    /\\(?:u([\da-f]{4})|U([\da-f]{8})|x([\da-f]{2})|([^]))/gi,
    (_, wide?: string, wider?: string, narrow?: string, char?: string) => {
      const code = wide ?? wider ?? narrow
      if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16))
      return ESCAPES[char!] ?? char!
    },
  )
}
