import { Problem } from '#core/problem.ts'
import { PAGES } from '../limits.ts'
import { kindOf } from './block-kinds.ts'
import { emptyValue, type Field, type ListField } from './field.ts'
import type { FieldRow, FieldValue, PageContent, PlacedBlock } from './page-content.ts'

const ID = /^[\w-]+$/

/**
 * Reads the content of a page from any value. Missing fields become empty. For anything unknown or
 * too large it fails with a `Problem` that names it. It stops at the limits of a page, so its time
 * is limited, too.
 */
export function readContent(value: unknown): PageContent {
  if (!Array.isArray(value))
    throw new Problem('invalid', 'The content of a page is a list of blocks.')
  if (value.length > PAGES.blocks)
    throw new Problem(
      'invalid',
      `A page can have ${PAGES.blocks} blocks at most; this one has ${value.length.toLocaleString('en')}. Move some of them to another page.`,
    )
  const reading = new Reading()
  const content = value.map((block, at) => reading.block(block, `content.${at}`))
  if (new TextEncoder().encode(JSON.stringify(content)).length > PAGES.contentBytes)
    throw tooLarge()
  return content
}

class Reading {
  private readonly ids = new Set<string>()
  private characters = 0

  block(value: unknown, path: string): PlacedBlock {
    const { type, props } = recordOf(value, path)
    const kind = typeof type === 'string' ? kindOf(type) : null
    if (!kind) throw wrong(path, `There is no block "${shown(type)}".`)
    const { id, ...values } = recordOf(props, `${path}.props`)
    return {
      type: type as string,
      props: {
        ...readFields(values, kind.fields, `${path}.props`, kind.label, (...one) =>
          this.value(...one),
        ),
        id: this.id(id, path),
      },
    }
  }

  private id(value: unknown, path: string): string {
    const isId =
      typeof value === 'string' && value.length <= PAGES.blockIdCharacters && ID.test(value)
    if (!isId)
      throw wrong(`${path}.props.id`, 'A block needs an id of letters, digits, "-" and "_".')
    if (this.ids.has(value)) throw wrong(`${path}.props.id`, `Two blocks have the id "${value}".`)
    this.ids.add(value)
    return value
  }

  private value(value: unknown, field: Field, path: string): FieldValue {
    if (field.kind !== 'list') return this.scalar(value, field, path)
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) throw wrong(path, `"${field.label}" is a list.`)
    if (value.length > field.most)
      throw wrong(path, `"${field.label}" can have ${field.most} rows at most.`)
    return value.map((row, at) => {
      const place = `${path}.${at}`
      const values = recordOf(row, place)
      return readFields(values, field.of, place, field.label, (...one) => this.scalar(...one))
    })
  }

  private scalar(value: unknown, field: Scalar, path: string): FieldRow[string] {
    if (value === undefined || value === null) return emptyValue(field)
    switch (field.kind) {
      case 'number':
        if (typeof value === 'number' && value >= field.least && value <= field.most)
          return Math.round(value)
        throw wrong(path, `"${field.label}" is a number from ${field.least} to ${field.most}.`)
      case 'flag':
        if (typeof value === 'boolean') return value
        throw wrong(path, `"${field.label}" is either on or off.`)
      case 'choice':
        if (field.of.some((choice) => choice.value === value)) return value as string
        throw wrong(path, `"${field.label}" has no choice "${shown(value)}".`)
      default:
        return this.text(value, field, path)
    }
  }

  private text(value: unknown, { kind, label }: Scalar, path: string): string {
    if (typeof value !== 'string') throw wrong(path, `"${label}" is a text.`)
    const most =
      kind === 'words'
        ? PAGES.fieldCharacters
        : kind === 'line'
          ? PAGES.lineCharacters
          : PAGES.addressCharacters
    if (value.length > most)
      throw wrong(path, `"${label}" can have ${most.toLocaleString('en')} characters at most.`)
    this.characters += value.length
    if (this.characters > PAGES.contentBytes) throw tooLarge()
    const text = kind === 'words' ? value.replaceAll('\r\n', '\n') : value.trim()
    if (!text.isWellFormed() || (kind === 'words' ? WORDS : LINE).test(text))
      throw wrong(path, `"${label}" has characters that no page can show.`)
    return text
  }
}

type Scalar = Exclude<Field, ListField>

function readFields<Some extends Field, Value>(
  values: Record<string, unknown>,
  fields: Readonly<Record<string, Some>>,
  path: string,
  owner: string,
  read: (value: unknown, field: Some, path: string) => Value,
): Record<string, Value> {
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined)
    throw wrong(`${path}.${shown(unknown)}`, `"${owner}" has no field "${shown(unknown)}".`)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      read(values[name], field, `${path}.${name}`),
    ]),
  )
}

/**
 * Match characters that no page can show: control characters (`WORDS` allows line breaks and tabs),
 * and those that change the direction of the text after them.
 */
const LINE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u
const WORDS = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u

function recordOf(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong(path, 'A block has a type and fields.')
  return value as Record<string, unknown>
}

function wrong(path: string, message: string): Problem {
  return new Problem('invalid', message, { fields: { [path]: message } })
}

function tooLarge(): Problem {
  return new Problem(
    'invalid',
    `A page can have ${PAGES.contentBytes / 1000} kB of text at most. Move some blocks to another page.`,
  )
}

const SHOWN = 60

/** Shortens a name from the content for a message. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : typeof value
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
