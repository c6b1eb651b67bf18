/** Reads the lines `NAME=VALUE` of a systemd unit; a name that occurs twice has several values. */
export function readUnit(text: string): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (name) values.set(name, [...(values.get(name) ?? []), value!])
  }
  return values
}

/** Reads the commands of the first shell block below a heading, one per line, without `sudo`. */
export function readCommands(markdown: string, heading: string): string[] {
  const start = markdown.indexOf(`\n${heading}\n`)
  const [, block] = /```sh\n(.*?)```/s.exec(start === -1 ? '' : markdown.slice(start)) ?? []
  if (!block) throw new Error(`There are no commands below "${heading}".`)
  return (
    block
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      // safe expression: it reads a file of ours
      .map((line) => line.replace(/\s+#.*$/, '').replaceAll(/\bsudo /g, ''))
      .filter((line) => line !== '')
  )
}
