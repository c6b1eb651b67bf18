import { Problem } from '#core/problem.ts'
import type { Value } from '../fields/values.ts'
import { shellWords } from './shell-words.ts'

/** The length limit of a pasted command. */
const MOST_CHARACTERS = 100_000

/** The long names of single-letter options. */
const letters: Record<string, string> = {
  ...{ X: 'request', H: 'header', d: 'data', F: 'form', u: 'user', G: 'get', I: 'head' },
  ...{ A: 'user-agent', b: 'cookie', e: 'referer', o: 'output', m: 'max-time', x: 'proxy' },
  ...{
    w: 'write-out',
    T: 'upload-file',
    c: 'cookie-jar',
    E: 'cert',
    K: 'config',
    D: 'dump-header',
  },
}
/** Options with a value that a step cannot hold; they are reported as left out. */
const others = new Set([
  ...['output', 'max-time', 'proxy', 'write-out', 'upload-file', 'cookie-jar', 'cert', 'config'],
  ...[
    'dump-header',
    'connect-timeout',
    'retry',
    'cacert',
    'key',
    'resolve',
    'interface',
    'limit-rate',
  ],
  ...['proxy-user', 'ciphers', 'max-redirs', 'retry-delay', 'oauth2-bearer', 'aws-sigv4'],
])
const isData = (option: string) => /^(data(-raw|-binary|-ascii|-urlencode)?|json)$/.test(option)
const hasValue = (option: string) =>
  isData(option) ||
  others.has(option) ||
  ['request', 'header', 'form', 'user', 'user-agent', 'cookie', 'referer', 'url'].includes(option)

export interface ReadCurl {
  /** The fields of a request. */
  fields: Record<string, Value>
  /** Parts that a step cannot hold, such as "--proxy". */
  leftOut: string[]
}

export const isCurl = (text: string): boolean => /^\s*(?:\$\s+)?curl\s/.test(text)

/**
 * Reads a curl command as the fields of a request. Throws a `Problem` if the command is too long or
 * cut off, or has no address.
 */
export function readCurl(line: string): ReadCurl {
  const words = line.length > MOST_CHARACTERS ? null : shellWords(line)
  if (!words) throw new Problem('invalid', 'This curl command is too long, or its end is missing.')
  const options = optionsIn(words.slice(words.indexOf('curl') + 1))
  const url = valuesOf(options, 'url').find((address) => address !== '')
  if (url === undefined) throw new Problem('invalid', 'This curl command has no address.')
  const leftOut = options.flatMap(({ name }) => (others.has(name) ? [`--${name}`] : []))
  const headers = headersIn(options)
  const { text, isJson } = bodyIn(options, leftOut)
  const form = formIn(valuesOf(options, 'form'), leftOut)
  const isGet = options.some(({ name }) => name === 'get')
  const fields: Record<string, Value> = {
    method: methodOf(options, isGet),
    url: isGet && text !== '' ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url,
    ...(!isGet && text !== '' && bodyFields(text, headers, isJson)),
    ...(form && { form }),
    ...(Object.keys(headers).length > 0 && { headers }),
  }
  return { fields, leftOut: [...new Set(leftOut)] }
}

interface Option {
  name: string
  value: string
}

function optionsIn(words: readonly string[]): Option[] {
  const options: Option[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (!word.startsWith('-') || word === '-') {
      options.push({ name: 'url', value: word })
      continue
    }
    if (word.startsWith('--')) {
      const [name, ...rest] = word.slice(2).split('=') as [string, ...string[]]
      const value = rest.length > 0 ? rest.join('=') : hasValue(name) ? (words[++at] ?? '') : ''
      options.push({ name, value })
      continue
    }
    // Options without a value may be combined in one word, such as -sSL.
    for (let letter = 1; letter < word.length; letter++) {
      const name = letters[word[letter]!] ?? word[letter]!
      if (!hasValue(name)) {
        options.push({ name, value: '' })
        continue
      }
      const rest = word.slice(letter + 1)
      options.push({ name, value: rest !== '' ? rest : (words[++at] ?? '') })
      break
    }
  }
  return options
}

const valuesOf = (options: readonly Option[], wanted: string) =>
  options.flatMap(({ name, value }) => (name === wanted ? [value] : []))

function headersIn(options: readonly Option[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const line of valuesOf(options, 'header')) {
    const colon = line.indexOf(':')
    const value = line.slice(colon + 1).trim()
    if (colon > 0 && value !== '') headers[line.slice(0, colon).trim()] = value
  }
  for (const [option, header] of [
    ['user-agent', 'User-Agent'],
    ['cookie', 'Cookie'],
    ['referer', 'Referer'],
  ] as const)
    for (const value of valuesOf(options, option)) headers[header] ??= value
  for (const user of valuesOf(options, 'user'))
    headers['Authorization'] ??= `Basic ${base64Of(user)}`
  return headers
}

function methodOf(options: readonly Option[], isGet: boolean): string {
  const said = valuesOf(options, 'request').at(-1)
  if (said) return said.toUpperCase()
  if (options.some(({ name }) => name === 'head')) return 'HEAD'
  const hasBody = options.some(({ name }) => isData(name) || name === 'form')
  return hasBody && !isGet ? 'POST' : 'GET'
}

/** The body. Several data options are joined by "&", or directly if they are JSON. */
function bodyIn(options: readonly Option[], leftOut: string[]): { text: string; isJson: boolean } {
  const parts: string[] = []
  const isJson = options.some(({ name }) => name === 'json')
  for (const { name, value } of options) {
    if (!isData(name)) continue
    if (value.startsWith('@') && name !== 'data-raw')
      leftOut.push('the body, which comes from a file')
    else parts.push(name === 'data-urlencode' ? encodedPair(value) : value)
  }
  return { text: parts.join(isJson ? '' : '&'), isJson }
}

/** Returns JSON as editable values, name=value pairs as a form, and other text as text. */
function bodyFields(
  text: string,
  headers: Record<string, string>,
  isJson: boolean,
): Record<string, Value> {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  if (isJson || (type !== undefined && /\bjson\b/i.test(type))) {
    try {
      return { body: JSON.parse(text) as Value }
    } catch {
      return { body: text }
    }
  }
  const isPairs = text.split('&').every((pair) => /^[^=\s{[]+=/.test(pair))
  if (isPairs && (type === undefined || /form-urlencoded/i.test(type)))
    return { form: Object.fromEntries(new URLSearchParams(text)) }
  return { body: text }
}

function formIn(parts: readonly string[], leftOut: string[]): Record<string, string> | null {
  const form: Record<string, string> = {}
  for (const part of parts) {
    const equals = part.indexOf('=')
    const value = part.slice(equals + 1)
    if (equals < 1 || /^[@<]/.test(value)) leftOut.push('a file of the form')
    else form[part.slice(0, equals)] = value
  }
  return Object.keys(form).length > 0 ? form : null
}

function encodedPair(value: string): string {
  const equals = value.indexOf('=')
  if (equals < 0) return encodeURIComponent(value)
  const name = value.slice(0, equals)
  return `${name === '' ? '' : `${name}=`}${encodeURIComponent(value.slice(equals + 1))}`
}

const base64Of = (text: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text.slice(0, 1000))))
