import type { TriggerDraft } from '../../../flow/triggers.ts'
import { FORM } from '../../../limits.ts'

export type FormDraft = Extract<TriggerDraft, { kind: 'form' }>
export type FormField = FormDraft['fields'][number]

/**
 * The name of a field in the HTML page. It is a number, since readers' own names may contain any
 * characters.
 */
export const inputName = (nth: number) => `f${nth}`
/** A hidden field that only programs fill in. */
export const HONEYPOT = 'website'
export const TOKEN = 'token'

export interface Filled {
  /** Typed values, by the fields' names in the page. */
  typed: Record<string, string>
  /** Error messages, by the fields' names in the page. */
  faults: Record<string, string>
  /** Valid values, by the names that the reader gave to the fields. */
  values: Record<string, string | number | boolean>
}

/** Reads the fields of a submitted form. */
export function readFields({ fields }: Pick<FormDraft, 'fields'>, sent: URLSearchParams): Filled {
  const typed: Filled['typed'] = {}
  const faults: Filled['faults'] = {}
  const values: [string, string | number | boolean][] = []
  for (const [nth, field] of fields.entries()) {
    const name = inputName(nth)
    const text = (sent.get(name) ?? '').replaceAll('\0', '').toWellFormed().trim()
    typed[name] = text
    const fault = faultOf(field, text)
    if (fault !== null) faults[name] = fault
    else values.push([field.name, valueOf(field, text)])
  }
  return { typed, faults, values: Object.fromEntries(values) }
}

const MAIL = /^[^\s@<>(),;:"\\]{1,64}@[^\s@<>(),;:"\\]{1,255}$/

function faultOf({ type, isOptional, options = [] }: FormField, text: string): string | null {
  if (text === '') {
    if (isOptional) return null
    return type === 'yes-no' ? 'Check this box.' : 'Fill in this field.'
  }
  const most = type === 'long-text' ? FORM.textCharacters : FORM.lineCharacters
  if (text.length > most) return `At most ${most.toLocaleString('en')} characters.`
  switch (type) {
    case 'number':
      return Number.isFinite(Number(text)) ? null : 'Enter a number.'
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
        ? null
        : 'Enter a date as year-month-day, such as 2026-03-02.'
    case 'email':
      return MAIL.test(text) ? null : 'Enter an email address, such as ada@example.com.'
    case 'choice':
      return options.includes(text) ? null : 'Choose one of the list.'
    default:
      return null
  }
}

function valueOf({ type }: FormField, text: string): string | number | boolean {
  if (type === 'yes-no') return text !== ''
  return type === 'number' && text !== '' ? Number(text) : text
}
