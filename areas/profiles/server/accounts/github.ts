import {
  accountField,
  type AccountKindPart,
  type OpenAccount,
} from '#platform/connections/server/lends.ts'
import {
  askForJson,
  demandTaken,
  forgeActions,
} from '#platform/connections/server/lends/actions.ts'
import { Problem } from '#core/problem.ts'
import type { Desk, GuardedResponse } from '#server/tools.ts'
import { headingsReading, repositoriesReading } from './github-reading.ts'

const API = 'https://api.github.com'
/** The most repositories that are read, those with the latest pushes first. */
const REPOSITORIES = 30
/**
 * The most READMEs that are read, because GitHub answers only sixty requests an hour without a
 * token.
 */
const READMES = 10
const README_BYTES = 200_000

/** An account on GitHub or on a GitHub Enterprise server. */
export const github: AccountKindPart = {
  id: 'github',
  name: 'GitHub',
  sentence:
    'Repository names, topics, languages and README headings tell a profile what you work on.',
  fields: [
    accountField({
      name: 'user',
      label: 'User',
      type: 'text',
      isOptional: true,
      mostCharacters: 100,
      placeholder: 'octocat',
      hint: 'Whose public repositories are read. Leave empty to read those that the token can see.',
    }),
    accountField({
      name: 'token',
      label: 'Token',
      type: 'secret',
      isOptional: true,
      hint: 'Only needed without a user. A fine-grained token with read access to metadata and contents is enough.',
    }),
    accountField({
      name: 'address',
      label: 'API address',
      type: 'address',
      isOptional: true,
      placeholder: API,
      hint: 'Only for a GitHub Enterprise server.',
    }),
  ],
  actions: forgeActions({
    hostOf,
    async post(tools, account, path, body) {
      const { token, address } = account.values
      const remedy = 'Make a token that may write issues, and put it into the account.'
      if (!token) throw new Problem('invalid', `Writing on GitHub needs a token. ${remedy}`)
      const answer = await askForJson(
        tools,
        named(account),
        `${withoutSlashes(address ?? API)}${path}`,
        {
          method: 'POST',
          body,
          headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` },
        },
      )
      demandTaken(answer, {
        host: hostOf(account),
        unknown: remedy,
        missing:
          'Check the repository and the number, and whether the token may write issues there.',
      })
      return answer
    },
  }),
  async check(tools, account) {
    const { user } = account.values
    const { status } = await ask(tools, account, user ? pathOfUser(user) : '/user')
    demandFine(status, account)
    return user ? `Public repositories of ${user}` : 'The token works'
  },
}

/** Reads what the account's repositories are about, as one text. */
export async function readGitHub(tools: Desk, account: OpenAccount): Promise<string> {
  const { user } = account.values
  const list = `${user ? pathOfUser(user) : '/user'}/repos?sort=pushed&per_page=${REPOSITORIES}`
  const answer = await ask(tools, account, list)
  demandFine(answer.status, account)
  const host = hostOf(account)
  const repositories = await tools.read(repositoriesReading, { body: answer.body, host })
  const parts: string[] = []
  for (const [nth, { path, words }] of repositories.entries()) {
    parts.push(words)
    if (nth >= READMES) continue
    const readme = await ask(tools, account, `/repos/${partsOf(path)}/readme`)
    if (readme.status === 200)
      parts.push(...(await tools.read(headingsReading, { body: readme.body, host })))
  }
  return parts.join('\n')
}

async function ask(
  { fetch }: Desk,
  { values, mayBePrivate }: OpenAccount,
  path: string,
): Promise<GuardedResponse> {
  const { token, address } = values
  if (!token && !values['user'])
    throw new Problem(
      'invalid',
      'Enter a user or a token: without either, there is nothing to read.',
    )
  return fetch(`${withoutSlashes(address ?? API)}${path}`, {
    headers: {
      accept: path.endsWith('/readme')
        ? 'application/vnd.github.raw+json'
        : 'application/vnd.github+json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(path.endsWith('/readme') && { maxBytes: README_BYTES, mayBeCut: true }),
    isNamedByReader: named({ values, mayBePrivate }).mayBePrivate,
  })
}

function demandFine(status: number, account: OpenAccount): void {
  if (status >= 200 && status < 300) return
  const { user, token, address } = account.values
  const host = hostOf(account)
  if (status === 401)
    throw new Problem(
      'unavailable',
      `The token was refused. Make a new one at ${address ? `the token settings of ${host}` : 'github.com/settings/tokens'} and put it in here.`,
    )
  if (status === 403 || status === 429)
    throw new Problem(
      'unavailable',
      token
        ? 'The token may not read repositories, or its limit of requests is used up. Give it read access to metadata and contents, or wait an hour.'
        : 'GitHub answers only some requests an hour without a token. Wait an hour, or put in a token.',
    )
  if (status === 404 && user)
    throw new Problem('unavailable', `${host} has no user “${user}”. Check for a typo.`)
  throw new Problem('unavailable', `${host} answered with the status ${status}. It is tried again.`)
}

/**
 * A private host is allowed only if the account has its own server address, because GitHub itself
 * is public.
 */
function named({
  values,
  mayBePrivate,
}: Pick<OpenAccount, 'values' | 'mayBePrivate'>): Pick<OpenAccount, 'mayBePrivate'> {
  return { mayBePrivate: values['address'] !== undefined && mayBePrivate }
}

function hostOf({ values }: OpenAccount): string {
  return new URL(values['address'] ?? API).host
}

function pathOfUser(user: string): string {
  return `/users/${encodeURIComponent(user)}`
}

function partsOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Removes slashes at the end of an address. */
function withoutSlashes(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end--
  return address.slice(0, end)
}
