import { readFile } from 'node:fs/promises'
import { pino } from 'pino'
import { openBuilder } from '#areas/app-studio/server/build/builder.ts'
import { previewsOf } from '#areas/app-studio/server/preview/previews.ts'
import { areas } from '#server/areas.ts'
import type { ServerArea } from '#server/area.ts'
import type { OpenRoute } from '#server/web/routes/route.ts'

// A server from the sources, with two previews: a hostile project, and the file that it tries to read.

const log = pino({ level: 'silent' })
const archiveOf = () => Promise.reject(new Error('There are no packages.'))

async function built(files: Record<string, string>) {
  const builder = openBuilder({ log, archiveOf })
  const texts = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const)
  const answer = await builder.build({ makes: { kind: 'site' }, files: new Map(texts) })
  await builder.close()
  if (answer.kind === 'failed') throw new Error(JSON.stringify(answer.errors))
  return answer.files
}

const hostile = await built({
  'index.html':
    '<!doctype html><title>App</title><p id="mine">Mine</p><script type="module" src="./main.js"></script>',
  'main.js': `import './main.css'\n${await readFile('areas/app-studio/e2e/hostile-app.mjs', 'utf8')}`,
  'main.css': '#mine { color: rgb(1, 2, 3) }',
  'public/worker.js': 'postMessage(typeof RTCPeerConnection + " " + typeof WebTransport)',
})
const restyled = await built({
  'index.html':
    '<!doctype html><title>App</title><p id="mine">Mine</p><script type="module" src="./main.js"></script>',
  'main.js': `import './main.css'`,
  'main.css': '#mine { color: rgb(4, 5, 6) }',
})
const victim = await built({
  'index.html': '<!doctype html><title>Other</title>OTHER-PROJECT',
  'public/data.json': '"OTHER-PROJECT"',
  'public/data.js': 'window.other = "OTHER-PROJECT"',
})

const calls: string[] = []
const show: OpenRoute = {
  who: 'anybody',
  path: '/played/previews',
  async answer(world) {
    const previews = previewsOf(world)
    const styles = restyled.filter(({ path }) => path.endsWith('.css'))
    const names = {
      hostile: previews.show({ files: [...hostile, ...styles] }).name,
      victim: previews.show({ files: victim }).name,
      styles: {
        [hostile.find(({ path }) => path.endsWith('.css'))!.path]: styles[0]!.path,
      },
    }
    return { type: 'application/json', body: JSON.stringify(names) }
  },
}
const secret: OpenRoute = {
  who: 'anybody',
  path: '/api/played/secret',
  methods: ['GET', 'POST'],
  body: { as: 'bytes', mostBytes: 1000 },
  async answer(_, { method }) {
    calls.push(method)
    return { type: 'application/json', body: '{"secret":"HUB-SECRET"}' }
  },
}
const counted: OpenRoute = {
  who: 'anybody',
  path: '/played/calls',
  answer: async () => ({ type: 'application/json', body: JSON.stringify(calls.splice(0)) }),
}
const fixture: ServerArea = { routes: [show, secret, counted] }

;(areas as ServerArea[]).push(fixture)
process.argv.push('start')
await import('#server/main.ts')
