import type { AccountField } from '../../../contracts/accounts.ts'
import { accountField, type AccountKindPart } from '../../kinds/account-kinds.ts'
import { demandTaken } from '../../kinds/read-answer.ts'
import { askSignedIn, hostOf, requestAction } from './http-request.ts'
import { byClient, byKey, byPassword, byToken, type SignIn } from './sign-in.ts'

const address = accountField({
  name: 'address',
  label: 'Address',
  type: 'address',
  placeholder: 'https://api.example.com/v1',
  hint: 'Requests go below it.',
})
const testPath = accountField({
  name: 'testPath',
  label: 'Path to test',
  type: 'text',
  isOptional: true,
  placeholder: '/me',
  hint: 'Read each hour, to see whether the account works.',
})
const repeats = accountField({
  name: 'repeats',
  label: 'Repeated requests',
  type: 'choice',
  options: [
    { value: 'twice', label: 'May be carried out twice' },
    { value: 'key', label: 'Are known by their Idempotency-Key' },
  ],
})

function httpKind(
  kind: Pick<AccountKindPart, 'id' | 'name' | 'sentence'>,
  signIn: SignIn,
  fields: AccountField[],
): AccountKindPart {
  return {
    ...kind,
    fields: [address, ...fields, testPath, repeats],
    actions: [requestAction(signIn)],
    async check(tools, account) {
      const { testPath: path } = account.values
      const answer = await askSignedIn(tools, account, signIn, path ?? '')
      const host = hostOf(account)
      // Many services have nothing at their base address.
      if (path === undefined && answer.status === 404)
        return `${host} answers. Add a path to test, to see whether the account works`
      demandTaken(answer, { host, unknown: signIn.remedy, missing: 'Check the path to test.' })
      return `${host} answered with the status ${answer.status}`
    },
  }
}

export const httpKey = httpKind(
  {
    id: 'http-key',
    name: 'HTTP with an API key',
    sentence: 'Any service on the web that takes a key in a header or in the address.',
  },
  byKey,
  [
    accountField({ name: 'key', label: 'Key', type: 'secret' }),
    accountField({
      name: 'place',
      label: 'Sent in',
      type: 'choice',
      options: [
        { value: 'header', label: 'A header' },
        { value: 'query', label: 'The address' },
      ],
    }),
    accountField({
      name: 'sentAs',
      label: 'Name of the header or parameter',
      type: 'text',
      isOptional: true,
      mostCharacters: 100,
      placeholder: 'X-API-Key',
    }),
  ],
)

export const httpPassword = httpKind(
  {
    id: 'http-basic',
    name: 'HTTP with a password',
    sentence: 'Any service on the web that takes a user and a password (basic authentication).',
  },
  byPassword,
  [
    accountField({ name: 'user', label: 'User', type: 'text', mostCharacters: 200 }),
    accountField({ name: 'password', label: 'Password', type: 'secret' }),
  ],
)

export const httpToken = httpKind(
  {
    id: 'http-bearer',
    name: 'HTTP with a token',
    sentence: 'Any service on the web that takes a bearer token.',
  },
  byToken,
  [accountField({ name: 'token', label: 'Token', type: 'secret', mostCharacters: 4000 })],
)

export const httpClient = httpKind(
  {
    id: 'http-oauth2',
    name: 'HTTP with OAuth 2',
    sentence:
      'Any service on the web that gives tokens to a client (client credentials). The server gets a new token when one runs out.',
  },
  byClient,
  [
    accountField({
      name: 'tokenAddress',
      label: 'Address for tokens',
      type: 'address',
      placeholder: 'https://login.example.com/oauth/token',
    }),
    accountField({ name: 'client', label: 'Client ID', type: 'text' }),
    accountField({ name: 'secret', label: 'Client secret', type: 'secret' }),
    accountField({ name: 'scope', label: 'Scope', type: 'text', isOptional: true }),
    accountField({
      name: 'sentIn',
      label: 'Client is sent in',
      type: 'choice',
      options: [
        { value: 'header', label: 'The Authorization header' },
        { value: 'body', label: 'The body' },
      ],
    }),
  ],
)
