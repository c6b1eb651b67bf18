export const HELP = `tally --by COLUMN [--sum COLUMN] [--sort name|value]

  --by COLUMN     groups lines that have the same value there
  --sum COLUMN    adds up the numbers there; without it, lines are counted
  --sort value    the largest first (as usual), or "name"`

export interface Ran {
  text: string
  /** 0 where all went well. */
  code: number
}

/** Runs the tool with its arguments on a text. */
export function run(args: string[], input: string): Ran {
  const options = readOptions(args)
  if ('fault' in options) return { text: `${options.fault}\n\n${HELP}`, code: 2 }
  const [header = [], ...lines] = readTable(input)
  const by = header.indexOf(options.by)
  const sum = options.sum === null ? null : header.indexOf(options.sum)
  if (by === -1 || sum === -1) {
    return { text: `There is no such column. The columns are: ${header.join(', ')}`, code: 1 }
  }
  const totals = new Map<string, number>()
  for (const line of lines) {
    const value = sum === null ? 1 : Number(line[sum])
    if (!Number.isFinite(value)) return { text: `"${line[sum!]}" is not a number.`, code: 1 }
    totals.set(line[by]!, (totals.get(line[by]!) ?? 0) + value)
  }
  const rows = [...totals].toSorted(([a, one], [b, other]) =>
    options.sort === 'name' || one === other ? (a < b ? -1 : 1) : other - one,
  )
  return { text: inColumns(rows, sum === null ? 0 : 2), code: 0 }
}

interface Options {
  by: string
  sum: string | null
  sort: string
}

function readOptions(args: string[]): Options | { fault: string } {
  const given = new Map<string, string>()
  for (let at = 0; at < args.length; at += 2) {
    const [name = '', value] = args.slice(at, at + 2)
    if (!['--by', '--sum', '--sort'].includes(name)) return { fault: `Unknown argument: ${name}` }
    if (value === undefined) return { fault: `${name} needs a value.` }
    given.set(name, value)
  }
  const by = given.get('--by')
  if (by === undefined) return { fault: 'Name a column with --by.' }
  return { by, sum: given.get('--sum') ?? null, sort: given.get('--sort') ?? 'value' }
}

/** Lines of comma-separated values; a quoted value may hold commas, and quotes that are doubled. */
export function readTable(text: string): string[][] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
}

function inColumns(rows: [string, number][], digits: number): string {
  const names = Math.max(0, ...rows.map(([name]) => name.length))
  const values = rows.map(([, value]) => value.toFixed(digits))
  const widest = Math.max(0, ...values.map(({ length }) => length))
  return rows
    .map(([name], at) => `${name.padEnd(names)}  ${values[at]!.padStart(widest)}`)
    .join('\n')
}
