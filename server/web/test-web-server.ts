import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import * as z from 'zod/mini'
import { portal } from '#areas/portal/contract.ts'
import { type Api, defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { Problem, type ProblemKind } from '#core/problem.ts'
import { askingGone } from '../access/asking.ts'
import type { ServerArea } from '../area.ts'
import type { Kept } from '../asking/kept.ts'
import type { Shortage } from '../disk/disk-room.ts'
import { sql, type Change, type World, type WorldDatabase } from '../tools.ts'
import { createWebServer, type WebServer } from '../web.ts'

const Note = z.object({ id: Id, text: z.string(), stars: z.int(), tags: z.array(z.string()) })

/** A small area for tests, with one operation of each kind. */
export const notes = defineContract('notes', {
  listNotes: read(
    z.object({
      search: z.string(),
      tags: z.array(z.string()),
      minStars: z._default(z.int().check(z.minimum(0, 'Stars start at 0')), 0),
      isPinned: z.optional(z.boolean()),
    }),
    z.array(Note),
  ),
  echo: read(z.object({ given: z.optional(z.string()) }), z.nullable(z.string())),
  fail: read(z.object({ how: z.string() }), z.object({ fine: z.boolean() })),
  addNote: write(
    z.object({
      text: z.string().check(z.trim(), z.minLength(1, 'Write something first')),
      stars: z._default(z.int(), 0),
    }),
    Note,
  ),
  deleteNote: write(z.object({ id: Id }), Nothing),
})

/**
 * Inputs of `listNotes`, newest last. An endless request adds "waiting", and "gone" after its
 * client has left.
 */
export const asked: unknown[] = []

export const notesKeeper: Kept = {
  contract: notes,
  about: { addNote: 'Keep a note.' },
  open: (): Api<typeof notes> => ({
    async listNotes(input) {
      asked.push(input)
      const secret = { secret: 'not told' }
      return [{ id: 'note-1', text: 'Ferry delayed', stars: 3, tags: [], ...secret }]
    },
    async echo({ given }) {
      return given ?? null
    },
    async fail({ how }) {
      if (how === 'bug') throw new Error('secret-internal-detail')
      if (how === 'full') throw Object.assign(new Error('secret-path'), { code: '53100' })
      if (how === 'contract') return { fine: 'perhaps' as unknown as boolean }
      const fields = { how }
      throw new Problem(how as ProblemKind, `It is ${how}, try the other door.`, { fields })
    },
    async addNote({ text, stars }) {
      return { id: 'note-2', text, stars, tags: [] }
    },
    /** With the id "endless", this runs until the client has hung up. */
    async deleteNote({ id }) {
      const gone = askingGone()!
      if (id !== 'endless') return
      asked.push('waiting')
      await new Promise((resolve) => gone.addEventListener('abort', resolve))
      asked.push('gone')
    },
  }),
}

export const notesArea: ServerArea = {
  keeps: [notesKeeper],
  gauges: [{ name: 'synthwire_notes', help: 'Notes.', read: async () => 7 }],
  routes: [
    {
      who: 'anybody',
      path: '/notes/called/:name',
      methods: ['GET', 'POST'],
      body: { as: 'bytes', mostBytes: 1000 },
      answersEveryName: true,
      async answer(_, { method, params, query, headers, body }) {
        const words = [method, params['name'], query.get('q'), headers['x-hub-signature']]
        const sent = Buffer.from(body.bytes).toString()
        return { type: 'text/plain', status: 202, body: `${words.join(' ')} ${sent}` }
      },
    },
    {
      who: 'anybody',
      path: '/notes/open/:name',
      answer: async () => ({ type: 'text/plain', body: 'for everyone' }),
    },
    {
      who: 'reader',
      path: '/notes/export/:name',
      answer: async () => ({ type: 'text/plain', body: 'all notes' }),
    },
    {
      who: 'reader',
      path: '/notes/feed/:name',
      takesSecret: true,
      async answer(_, { params }) {
        if (params['name'] !== 'all.xml') return null
        return { type: 'application/rss+xml', body: '<rss version="2.0"/>' }
      },
    },
  ],
}

/** An area that lists the sections, as the portal does. */
export const frameArea: ServerArea = {
  keeps: [
    {
      contract: portal,
      open: (): Api<typeof portal> => ({
        async getPortal() {
          const sections = ['news-hub', 'automation'].map((id) => ({
            id,
            name: id,
            shortLabel: id,
            icon: id,
            landingPath: `/${id}`,
            entryPage: `/${id}`,
            showDivider: false,
            description: id,
            subPages: [],
            comingSoon: false,
            hidden: false,
          }))
          return {
            sections,
            pages: [],
            sidebarBadge: null,
            topBarBadge: null,
            isPanelOpen: false,
            kept: [],
            build: 'local dev',
          }
        },
      }),
    },
  ],
}

/**
 * Opens a web server over `notes` that does not listen, with parts that a test may change. Signing
 * in needs a database with a reader; everything else works without one.
 */
export async function openTestServer({
  db,
  ...more
}: Partial<WebServer> & { db?: WorldDatabase } = {}) {
  const logged: string[] = []
  const printed: string[] = []
  const handlers = new Set<(change: Change) => void>()
  const clock = { now: new Date('2026-03-01T12:00:00Z') }
  const database = { isDown: false }
  const disk: { shortage: Shortage | null } = { shortage: null }
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const dataFolder = await mkdtemp(join(tmpdir(), 'synthwire-web-'))

  const tools = {
    log,
    dataFolder,
    siteFrames: () => 'http://*.localhost:4601',
    now: () => clock.now,
    disk: {
      shortage: async () => disk.shortage,
      freeBytes: async () => disk.shortage?.freeBytes ?? null,
      noteError() {},
    },
    db: db ?? {
      async one() {
        if (database.isDown) throw new Error('connection refused')
        return { answer: 1, isUnguarded: true, isOwner: true }
      },
      forReader: () => ({}),
    },
  } as unknown as World

  const readerId = more.readerId ?? 'reader-1'
  const store = db ?? more.tools?.db
  if (store?.run)
    await store.run(
      sql`insert into readers (id, name, role) values (${readerId}, 'Reader', 'owner') on conflict do nothing`,
    )
  const app = await createWebServer({
    tools,
    areas: [frameArea, notesArea],
    readerId,
    settings: { host: '127.0.0.1' },
    onChange(handler) {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
    dist: join(dataFolder, 'nothing-built'),
    print: (line) => printed.push(line),
    ...more,
  })
  const announce = (change: Change) => handlers.forEach((handler) => handler(change))
  return { app, tools, logged, printed, clock, database, disk, announce, handlers }
}
