import * as z from 'zod/mini'
import { ACCOUNTS } from '../../../limits.ts'
import { line, text } from '#core/words.ts'
import type { GuardedRequest, GuardedResponse } from '#server/tools.ts'
import { accountAction, actionField, type AccountTools } from '../../kinds/account-action.ts'
import type { OpenAccount } from '../../kinds/account-kinds.ts'
import { askService } from '../../kinds/ask-service.ts'
import { demandTaken, textOf } from '../../kinds/read-answer.ts'
import { addressBelow, readHeaders } from './request-parts.ts'
import type { SignIn } from './sign-in.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const
const PATH_CHARACTERS = 4000
/** Headers of an answer that the next request may need. */
const SHOWN_HEADERS = ['content-type', 'location', 'link', 'etag']

const Input = z.object({
  method: z._default(z.enum(methods), 'GET'),
  path: z._default(line(PATH_CHARACTERS), ''),
  headers: z._default(text(ACCOUNTS.inputCharacters), ''),
  body: z._default(text(ACCOUNTS.inputCharacters), ''),
})

const Output = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  /** The answer as text; invalid UTF-8 is replaced. */
  body: z.string(),
})

/** An action that sends any request below the address of an account. */
export function requestAction(signIn: SignIn) {
  return accountAction<z.infer<typeof Input>, z.infer<typeof Output>>({
    id: 'request',
    title: 'Send a request',
    sentence: 'Asks the service below the address of the account, and reads what it answers.',
    effect: 'once',
    // RFC 9110 (9.2) says which methods may be repeated.
    effectOf({ method }, { repeats }) {
      if (method === 'GET' || method === 'HEAD') return 'safe'
      return method === 'PUT' || method === 'DELETE' || repeats === 'key' ? 'keyed' : 'once'
    },
    fields: [
      actionField({
        name: 'method',
        label: 'Method',
        type: 'choice',
        options: methods.map((value) => ({ value, label: value })),
      }),
      actionField({
        name: 'path',
        label: 'Path',
        type: 'text',
        isOptional: true,
        placeholder: '/items?limit=10',
        hint: 'Added to the address of the account.',
      }),
      actionField({
        name: 'headers',
        label: 'Headers',
        type: 'lines',
        isOptional: true,
        placeholder: 'Accept-Language: en',
        hint: 'One a line. The account adds its own.',
      }),
      actionField({ name: 'body', label: 'Body', type: 'lines', isOptional: true }),
    ],
    input: Input,
    output: Output,
    async act(tools, account, input, { idempotencyKey }) {
      const key: Record<string, string> =
        input.method === 'GET' ? {} : { 'idempotency-key': idempotencyKey }
      const answer = await askSignedIn(tools, account, signIn, input.path, {
        ...bodyOf(input),
        method: input.method,
        headers: { ...key, ...typeOf(input.body), ...headersOf(account, input.headers) },
      })
      demandTaken(answer, {
        host: hostOf(account),
        unknown: signIn.remedy,
        missing: 'Check the path.',
      })
      return {
        status: answer.status,
        headers: Object.fromEntries(
          SHOWN_HEADERS.flatMap((name) => {
            const value = answer.headers[name]
            return value === undefined
              ? []
              : [[name, value.slice(0, PATH_CHARACTERS).toWellFormed()]]
          }),
        ),
        body: textOf(answer.body),
      }
    },
    told: ({ status, body }) =>
      `The service answered ${status}, with ${body.length.toLocaleString('en')} characters`,
    detailsOf: ({ body }) => body,
  })
}

/**
 * Sends a request with credentials. After a refusal it is sent once more with a new token, if the
 * sign-in can get one.
 */
export async function askSignedIn(
  tools: AccountTools,
  account: OpenAccount,
  signIn: SignIn,
  path: string,
  request: GuardedRequest = {},
): Promise<GuardedResponse> {
  const ask = async (isAgain: boolean) => {
    const { headers, parameter } = await signIn.parts(tools, account, isAgain)
    const url = addressBelow(account.values['address']!, path)
    if (parameter) url.searchParams.append(...parameter)
    return askService(tools, account, url.href, {
      ...request,
      headers: { ...request.headers, ...headers },
    })
  }
  const answer = await ask(false)
  return answer.status === 401 && signIn.canRenew ? ask(true) : answer
}

export function hostOf({ values }: OpenAccount): string {
  return new URL(values['address']!).host
}

function headersOf({ values }: OpenAccount, lines: string): Record<string, string> {
  return readHeaders(lines, [(values['sentAs'] ?? 'x-api-key').toLowerCase()])
}

function bodyOf({ method, body }: z.infer<typeof Input>): { body?: string } {
  return body === '' || method === 'GET' || method === 'HEAD' ? {} : { body }
}

/**
 * The content type of a body: JSON if it begins like JSON, which most services take; otherwise
 * plain text.
 */
function typeOf(body: string): Record<string, string> {
  if (body === '') return {}
  return {
    'content-type': /^\s*[[{]/.test(body) ? 'application/json' : 'text/plain; charset=utf-8',
  }
}
