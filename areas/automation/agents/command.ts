import type { OfferedAction, OfferedField } from './offered-action.ts'

/** A message that calls an action directly, or the reason why the call is wrong. */
export type Command = { tool: string; input: Record<string, unknown> } | { wrong: string }

/**
 * Reads a message that begins with "/"; null for any other message. The text after the command
 * fills its fields: `/search harbour strike`, or one named field per line, such as `title: Quay`
 * below `/addNote`.
 */
export function readCommand(offered: readonly OfferedAction[], message: string): Command | null {
  const said = message.trim()
  const [name = ''] = /^\/[\w/-]+(?!\S)/.exec(said) ?? []
  if (name === '') return null
  return readCall(offered, name.slice(1), said.slice(name.length).trim())
}

function readCall(offered: readonly OfferedAction[], name: string, rest: string): Command {
  const found = offered.find(({ command }) => command.toLowerCase() === name.toLowerCase())
  if (!found) return { wrong: `There is no command “/${name}”. ${commandList(offered)}` }
  return { tool: found.tool, input: fieldsIn(found.fields, rest) }
}

/** Lists the commands in a sentence. */
export function commandList(offered: readonly OfferedAction[]): string {
  if (offered.length === 0) return 'No actions are allowed, so there are no commands.'
  return `Commands: ${offered.map(({ command }) => `/${command}`).join(', ')}.`
}

function fieldsIn(fields: readonly OfferedField[], rest: string): Record<string, unknown> {
  if (rest === '') return {}
  const named = new Map<string, string>()
  let last: string | null = null
  for (const row of rest.split('\n')) {
    const name = row.slice(0, Math.max(0, row.indexOf(':'))).trim()
    if (fields.some((field) => field.name === name)) {
      named.set(name, row.slice(row.indexOf(':') + 1).trimStart())
      last = name
    } else if (last !== null) named.set(last, `${named.get(last)}\n${row}`)
  }
  const only = fields.find(({ isNeeded }) => isNeeded) ?? fields[0]
  if (named.size === 0 && only) named.set(only.name, rest)
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const value = named.get(name)
      return value === undefined ? [] : [[name, typed(value.trim(), type)]]
    }),
  )
}

function typed(value: string, type: OfferedField['type']): unknown {
  switch (type) {
    case 'number':
      return value !== '' && Number.isFinite(Number(value)) ? Number(value) : value
    case 'yes-no':
      return /^(yes|true|1)$/i.test(value) ? true : /^(no|false|0)$/i.test(value) ? false : value
    case 'list':
      return asJson(value, '[') ?? value.split(',').map((item) => numberOr(item.trim()))
    case 'object':
    case 'any':
      return asJson(value, '{') ?? asJson(value, '[') ?? numberOr(value)
    default:
      return value
  }
}

const numberOr = (value: string) => (/^-?\d{1,15}$/.test(value) ? Number(value) : value)

function asJson(value: string, begins: string): unknown {
  if (!value.startsWith(begins)) return undefined
  try {
    return JSON.parse(value)
  } catch {
    // A value that is not JSON is taken as text.
    return undefined
  }
}
