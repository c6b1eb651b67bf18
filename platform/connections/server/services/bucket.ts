import * as z from 'zod/mini'
import { line, text } from '#core/words.ts'
import { addressOf, signed, type Bucket } from '#server/stores/s3-signing.ts'
import { textsOf } from '#server/stores/s3-xml.ts'
import type { GuardedResponse } from '#server/tools.ts'
import { ACCOUNTS } from '../../limits.ts'
import { accountAction, actionField, type AccountTools } from '../kinds/account-action.ts'
import { accountField, type AccountKindPart, type OpenAccount } from '../kinds/account-kinds.ts'
import { ActionFailed } from '../kinds/action-failed.ts'
import { askService } from '../kinds/ask-service.ts'
import { demandTaken, textOf } from '../kinds/read-answer.ts'
import { rootOf } from './root-of.ts'

const DEFAULT_REGION = 'us-east-1'
/** The longest name in bytes, which S3 limits. */
const NAME_BYTES = 1024
const TYPE_CHARACTERS = 200

const Input = z.object({
  name: line(NAME_BYTES).check(z.minLength(1, 'Name the file')),
  text: text(ACCOUNTS.inputCharacters),
  type: z._default(line(TYPE_CHARACTERS), ''),
})
const Output = z.object({ bucket: z.string(), name: z.string(), bytes: z.int(), etag: z.string() })

const put = accountAction<z.infer<typeof Input>, z.infer<typeof Output>>({
  id: 'put',
  title: 'Put a file in a bucket',
  sentence: 'Writes a text into a file of the bucket; a file of that name is replaced.',
  effect: 'keyed',
  fields: [
    actionField({
      name: 'name',
      label: 'Name of the file',
      type: 'text',
      placeholder: 'news/today.md',
    }),
    actionField({ name: 'text', label: 'Content', type: 'lines' }),
    actionField({
      name: 'type',
      label: 'Type',
      type: 'text',
      isOptional: true,
      placeholder: 'text/plain; charset=utf-8',
      hint: 'Browsers go by it. Empty for plain text.',
    }),
  ],
  input: Input,
  output: Output,
  async act(tools, account, { name, text: content, type }) {
    const bucket = bucketOf(account)
    if (!/^[\t -~]*$/.test(type)) throw wrong('type', 'Enter a type such as text/markdown')
    const body = Buffer.from(content)
    const answer = await ask(tools, account, {
      ...{ method: 'PUT', url: new URL(`${addressOf(bucket)}/${pathOf(name)}`), body },
      headers: { 'content-type': type.trim() || 'text/plain; charset=utf-8' },
    })
    const etag = (answer.headers['etag'] ?? '').replaceAll('"', '')
    return { bucket: bucket.bucket, name, bytes: body.byteLength, etag }
  },
  told: ({ bucket, name }) => `${name} was put in ${bucket}`,
})

/** A bucket of any S3-compatible store. */
export const bucket: AccountKindPart = {
  id: 's3',
  name: 'S3-compatible store',
  sentence: 'Puts files in a bucket of AWS S3, MinIO, Garage or any other store that speaks S3.',
  fields: [
    accountField({
      name: 'address',
      label: 'Address of the store',
      type: 'address',
      placeholder: 'https://s3.eu-central-1.amazonaws.com',
    }),
    accountField({ name: 'bucket', label: 'Bucket', type: 'text', mostCharacters: 63 }),
    accountField({
      name: 'region',
      label: 'Region',
      type: 'text',
      isOptional: true,
      mostCharacters: 60,
      placeholder: DEFAULT_REGION,
    }),
    accountField({ name: 'key', label: 'Access key ID', type: 'text', mostCharacters: 200 }),
    accountField({
      name: 'secret',
      label: 'Secret access key',
      type: 'secret',
      hint: 'Let it list the bucket and write there, and nothing else.',
    }),
  ],
  actions: [put],
  async check(tools, account) {
    const { bucket } = bucketOf(account)
    const url = new URL(addressOf(bucketOf(account)))
    url.searchParams.set('list-type', '2')
    url.searchParams.set('max-keys', '1')
    await ask(tools, account, { method: 'GET', url })
    return `The bucket ${bucket} answers`
  },
}

async function ask(
  tools: AccountTools,
  account: OpenAccount,
  {
    method,
    url,
    body,
    headers = {},
  }: { method: 'GET' | 'PUT'; url: URL; body?: Buffer; headers?: Record<string, string> },
): Promise<GuardedResponse> {
  const request = await signed(bucketOf(account), { method, url, body })
  const answer = await askService(tools, account, request.address, {
    method,
    headers: { ...request.headers, ...headers },
    ...(body && { body }),
  })
  demandDone(answer, account)
  return answer
}

/** Fails with an explanation of the error code that S3 stores state in XML. */
function demandDone(answer: GuardedResponse, account: OpenAccount): void {
  if (answer.status >= 200 && answer.status < 300) return
  const { host } = new URL(account.values['address']!)
  const { Code: codes, Region: regions } = textsOf(textOf(answer.body), ['Code', 'Region'])
  const [code = ''] = codes
  if (code === 'NoSuchBucket')
    throw new ActionFailed(
      `${host} has no bucket “${bucketOf(account).bucket}”. Create it there, or correct the account.`,
      { isFinal: true },
    )
  if (code === 'InvalidAccessKeyId')
    throw new ActionFailed(`${host} does not know the access key. Correct the account.`, REFUSED)
  if (code === 'SignatureDoesNotMatch')
    throw new ActionFailed(
      `${host} does not accept the secret. Enter the secret of this access key.`,
      REFUSED,
    )
  if (code === 'RequestTimeTooSkewed')
    throw new ActionFailed(
      `The clocks of ${host} and of this server are too far apart. Let both set theirs by a time server.`,
    )
  if (code === 'AuthorizationHeaderMalformed' || code === 'PermanentRedirect')
    throw new ActionFailed(
      `The bucket is in another region${regions[0] ? `: ${regions[0].slice(0, 60)}` : ''}. Enter it in the account.`,
      { isFinal: true },
    )
  demandTaken(answer, { host, unknown: 'Enter the access key and its secret again.' })
}

const REFUSED = { isRefused: true } as const

function bucketOf({ values }: OpenAccount): Bucket {
  const { address = '', bucket: name = '', region = DEFAULT_REGION, key = '', secret = '' } = values
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(name))
    throw wrong(
      'bucket',
      'Enter the name of a bucket: 3 to 63 small letters, digits, dots, hyphens',
    )
  return { endpoint: rootOf(address), bucket: name, region, key, secret }
}

/** The encoded path of a file within its bucket; fails for a name that would lead out of it. */
function pathOf(name: string): string {
  const parts = name.split('/')
  const isOutside = parts.some((part) => part === '' || part === '.' || part === '..')
  if (isOutside || Buffer.byteLength(name) > NAME_BYTES)
    throw wrong(
      'name',
      'Enter a name such as news/today.md, without “..” and without a slash first',
    )
  return parts.map((part) => strictly(part.toWellFormed())).join('/')
}

/**
 * Encodes these characters as well, because S3 signs paths in which they are encoded (RFC 3986).
 */
function strictly(part: string): string {
  return encodeURIComponent(part).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function wrong(field: string, words: string): ActionFailed {
  return new ActionFailed(words, { isFinal: true, fields: { [field]: words } })
}
