import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Contract } from '#core/contract.ts'
import { patient } from '#core/test-patience.ts'
import { shareOf } from '#core/testing/test-share.ts'
import { toQuery } from '#core/wire.ts'
import { keeps } from '../../../areas.ts'
import { sql } from '../../../tools.ts'
import { harmInPage } from '../test-harm-in-page.ts'
import { fillAreas } from './test-filling-of-areas.ts'
import { fillWithNews } from './test-filling.ts'
import { harmInAnswer } from './test-harm-in-answer.ts'
import { inputsOf, knownIds } from './test-known-ids.ts'
import { openHostileServer, type HostileServer } from './test-server.ts'
import { hasVectors, markup } from './test-vectors.ts'

// The test puts every collected attack into every field that a stranger or a reader fills, and
// reads everything that the server answers: no answer may contain anything that a browser would run
// or fetch.

let server: HostileServer
const get = (url: string) => server.get(url)

describe.skipIf(!hasVectors)(
  'markup that attacks (skipped where the corpora are not beside the checkout)',
  () => {
    beforeAll(async () => {
      server = await openHostileServer()
      await fillWithNews(server)
      await fillAreas(server)
    }, patient(300_000))
    afterAll(() => server?.close())

    test(
      'is in no answer of any read operation',
      async () => {
        const ids = await knownIds(server)
        const found: string[] = []
        const unasked: string[] = []
        const shown = { pictures: 0, pages: 0 }
        for (const { contract } of keeps) {
          for (const { kind, path, input } of Object.values(contract as Contract)) {
            if (kind !== 'read') continue
            const inputs = inputsOf(path, input, ids)
            let answered = 0
            for (const given of inputs) {
              const reply = await get(`/api/${path}${toQuery(given)}`)
              expect(reply.headers['content-type'], path).toMatch(/^application\/(problem\+)?json/)
              expect(reply.headers['x-content-type-options']).toBe('nosniff')
              if (reply.statusCode !== 200) continue
              answered++
              found.push(...harmInAnswer(reply.json(), path))
              if (path === 'full-text/getEntry') {
                const { html, state } = reply.json() as { html: string; state: string }
                if (html.includes('/pictures/')) shown.pictures++
                if (state === 'fetched') shown.pages++
              }
            }
            if (answered === 0) unasked.push(path)
          }
        }
        expect(found).toEqual([])
        expect(unasked).toEqual([])
        // There must be enough contents in the answers; otherwise no attack could be in them.
        expect(shown.pictures).toBeGreaterThan(shareOf(100))
        expect(shown.pages).toBeGreaterThan(shareOf(20))
        expect(ids.revisions.length).toBeGreaterThan(shareOf(100))
      },
      patient(300_000),
    )

    test(
      'is in no page and no document',
      async () => {
        const { mails } = await knownIds(server)
        expect(mails.length).toBeGreaterThan(shareOf(150))
        const pages = [
          ...mails.map((mail) => `/mails/${mail}`),
          ...markup.map((vector) => `/${encodeURIComponent(vector).slice(0, 150)}`),
          '/api/docs',
        ]
        const loads = /<(script|img|svg|video|audio)\b/i
        for (const url of pages) {
          const reply = await get(url)
          expect(reply.headers['content-type'], url).toMatch(/^(text\/html|application\/problem)/)
          if (String(reply.headers['content-type']).startsWith('text/html'))
            expect([harmInPage(reply.body), loads.test(reply.body)], url).toEqual([[], false])
        }
      },
      patient(120_000),
    )

    test('is shown as text in the list of sources', async () => {
      const reply = await get('/news-hub/sources.opml')
      expect(reply.headers['content-disposition']).toMatch(/^attachment/)
      const elements = new Set<string>()
      const parser = new Parser(
        {
          onopentag: (name) => elements.add(name),
          onprocessinginstruction: (name) => elements.add(name),
        },
        { xmlMode: true },
      )
      parser.end(reply.body)
      expect(
        [...elements].filter(
          (name) => !/^(\?xml|opml|head|title|dateCreated|docs|body|outline)$/.test(name),
        ),
      ).toEqual([])
      expect(reply.body).toContain('&#60;')
    })

    test('in the picture of an entry is not shown', async () => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
      const entries = await server.tools.db.many(
        z.object({ id: z.int(), image: z.string() }),
        sql`select id, image from entries where image is not null limit 20`,
      )
      expect(entries.length).toBeGreaterThan(0)
      for (const { id, image } of entries) {
        server.tools.web.set(image, {
          body: Buffer.from(svg),
          headers: { 'content-type': 'text/html' },
        })
        const reply = await get(`/images/${id}`)
        expect(reply.body).toBe('')
        expect(reply.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
        expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin')
      }
    })
  },
)
