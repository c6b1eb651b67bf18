import { Parser } from 'htmlparser2'

/**
 * Reads the texts of elements from a store's answer, by their names and in order. Of broken XML, it
 * returns the texts that can be read.
 */
export function textsOf<Name extends string>(
  xml: string,
  names: readonly Name[],
): Record<Name, string[]> {
  const texts = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    string[]
  >
  let within: Name | null = null
  let text = ''
  const parser = new Parser(
    {
      onopentag(name) {
        within = names.find((one) => one === name) ?? null
        text = ''
      },
      ontext: (more) => void (text += more),
      onclosetag(name) {
        if (within !== null && name === within) texts[within].push(text)
        within = null
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return texts
}
