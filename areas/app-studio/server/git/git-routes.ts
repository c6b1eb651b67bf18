import { gunzipSync } from 'node:zlib'
import pLimit from 'p-limit'
import { Problem } from '#core/problem.ts'
import { REQUEST } from '#core/limits.ts'
import { findToken, TOKEN_PREFIX } from '#server/access/api-tokens.ts'
import { deskOf, type Desk, type World } from '#server/tools.ts'
import type { Asked, OpenRoute, Reply } from '#server/web/routes/route.ts'
import { GIT } from '../../limits.ts'
import { demandProject, type ProjectRow } from '../projects/project-rows.ts'
import { keepCommit } from '../repository/refs.ts'
import { advertise, services, type Service } from './advertise.ts'
import { answerFetch } from './answer-fetch.ts'
import { answerPush } from './answer-push.ts'
import { readPush } from './read-push.ts'

const PROJECT = /^([^/]+)\.git$/
/** The most pushes at once, because each one holds a pack in memory. */
const PUSHES_AT_ONCE = 2

/** Answers standard git clients, which send a token of a reader as the password. */
export function gitRoutes(): OpenRoute[] {
  const inTurn = pLimit(PUSHES_AT_ONCE)
  const common = { who: 'key', perMinute: GIT.requestsPerMinute } as const
  return [
    {
      ...{ ...common, path: '/git/:repository/info/refs' },
      answer: (world, asked) =>
        answerFor(world, asked, asked.query.get('service'), async (desk, { id }, service) => {
          // Commits may be based on a fetched one, so the next save must not replace it.
          if (service === 'git-upload-pack') await keepCommit(desk, id)
          return said(`${service}-advertisement`, await advertise(desk, id, service))
        }),
    },
    {
      ...{ ...common, path: '/git/:repository/git-upload-pack', methods: ['POST'] },
      body: { as: 'bytes', mostBytes: GIT.askedBytes },
      answer: (world, asked) =>
        answerFor(world, asked, 'git-upload-pack', async (desk) =>
          said('git-upload-pack-result', answerFetch(desk, unpacked(asked))),
        ),
    },
    {
      ...{ ...common, path: '/git/:repository/git-receive-pack', methods: ['POST'] },
      body: { as: 'stream', mostBytes: REQUEST.passedOverBytes },
      answer: (world, asked) =>
        answerFor(world, asked, 'git-receive-pack', (desk, project) =>
          inTurn(async () => {
            const push = await readPush(asked.body.stream)
            // Before a large push, git sends an empty one to check the permission.
            const isEmpty = push.commands.length === 0
            const body = isEmpty ? new Uint8Array() : await answerPush(desk, project, push)
            return said('git-receive-pack-result', body)
          }),
        ),
    },
  ]
}

async function answerFor(
  world: World,
  { params, headers }: Asked,
  named: string | null,
  answer: (desk: Desk, project: ProjectRow, service: Service) => Promise<Reply>,
): Promise<Reply> {
  const secret = secretIn(headers['authorization'])
  const token = secret === null ? null : await findToken(world.db, secret, world.now())
  if (!token)
    return refused(
      401,
      'Use a token of yours as the password. Make one in Settings, under Access.',
      {
        'www-authenticate': 'Basic realm="Synthwire"',
      },
    )
  const service = services.find((one) => one === named)
  if (!service) return refused(403, 'Use a git that speaks the smart protocol over HTTP.')
  if (service === 'git-receive-pack' && token.scope === 'read')
    return refused(
      403,
      'This token can only read. Make one that can write, in Settings, under Access.',
    )
  const desk = deskOf(world, token.readerId)
  const [, id = ''] = PROJECT.exec(params['repository'] ?? '') ?? []
  try {
    return await answer(desk, await demandProject(desk, id), service)
  } catch (error) {
    if (error instanceof Problem)
      return refused(error.kind === 'not-found' ? 404 : 400, error.message)
    throw error
  }
}

/** Finds the token in the user name or the password that git sends. */
function secretIn(authorization: string | undefined): string | null {
  const [, pair] = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '') ?? []
  const parts = Buffer.from(pair ?? '', 'base64')
    .toString('utf8')
    .split(':')
  return parts.findLast((part) => part.startsWith(TOKEN_PREFIX)) ?? null
}

/** Decompresses the body of a fetch, which git compresses if it is long. */
function unpacked({ headers, body: { bytes } }: Asked): Uint8Array {
  if (headers['content-encoding'] !== 'gzip') return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: GIT.askedBytes })
  } catch (cause) {
    throw new Problem('invalid', 'The request is damaged, or too long.', { cause })
  }
}

const said = (type: string, body: Reply['body']): Reply => ({
  type: `application/x-${type}`,
  headers: { 'cache-control': 'no-store' },
  body,
})

/** Git shows a plain text after "remote:". */
function refused(status: number, words: string, headers: Record<string, string> = {}): Reply {
  return { type: 'text/plain; charset=utf-8', status, body: `${words}\n`, headers }
}
